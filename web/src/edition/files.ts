// Editions as files on one's own disk.

import type { OwnEditionDocument, OwnEditionJson } from "../generated/types";
import { get } from "../lib/api";

/** Saves an edition as a file that `farshore --data` and the new-table page read. */
export async function exportEdition({ id, game, name }: OwnEditionJson): Promise<void> {
  const { document: content } = await get<OwnEditionDocument>(`/api/editions/${id}`);
  const file = new Blob([JSON.stringify(content, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${game}-${name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase()}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
