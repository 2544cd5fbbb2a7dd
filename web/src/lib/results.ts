// How a game ended.

import type { ResultJson } from "../generated/types";

/** Whether those who played ended the game before its end: nobody has won it. */
export const byAgreement = (result: ResultJson | null | undefined): boolean =>
  result?.end === "agreement";
