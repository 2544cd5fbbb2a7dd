// Who takes a webhook.

/** Products by their own names; `json` is a program of somebody's own. */
export const FORMS: Record<string, string> = {
  discord: "Discord",
  matrix: "Matrix (hookshot)",
  ntfy: "ntfy",
};

export interface Webhook {
  form: string;
  target: string;
}
