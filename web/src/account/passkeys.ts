// Passkeys in the browser. The server's questions and answers are JSON, with bytes in base64url.

import type { PasskeyOptions, SignedInJson } from "../generated/types";
import { post } from "../lib/api";

/** The browser could not, or the user did not want to. Nothing has changed. */
export class NoPasskey extends Error {}

/** Why there can be no passkeys here; "" if there can. They belong to a name, not to an address. */
export function passkeyProblem(): "" | "account-passkey-insecure" | "account-passkey-missing" {
  const numbers = /^[\d.]+$|:/.test(location.hostname.replace(/[[\]]/g, ""));
  if (!isSecureContext || numbers) return "account-passkey-insecure";
  return "credentials" in navigator && "PublicKeyCredential" in window
    ? ""
    : "account-passkey-missing";
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

export function toText(data: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

interface Descriptor {
  id: string;
  type: "public-key";
}

type Creation = Omit<
  PublicKeyCredentialCreationOptions,
  "challenge" | "user" | "excludeCredentials"
> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
};

type Asking = Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> & {
  challenge: string;
};

async function asked(question: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await question;
    if (found) return found as PublicKeyCredential;
  } catch {
    // cancelled, too late, or there is one already
  }
  throw new NoPasskey();
}

/** What the server is told; an authenticator may leave out some parts. */
function described(found: PublicKeyCredential, response: Record<string, ArrayBuffer | null>) {
  const parts: Record<string, string> = {};
  for (const [name, data] of Object.entries(response)) if (data) parts[name] = toText(data);
  return { id: found.id, rawId: toText(found.rawId), type: found.type, response: parts };
}

export async function addPasskey(): Promise<SignedInJson> {
  const { options } = await post<PasskeyOptions>("/api/account/passkeys/options");
  const wanted = options as unknown as Creation;
  const found = await asked(
    navigator.credentials.create({
      publicKey: {
        ...wanted,
        challenge: toBytes(wanted.challenge),
        user: { ...wanted.user, id: toBytes(wanted.user.id) },
        excludeCredentials: (wanted.excludeCredentials ?? []).map((known) => ({
          ...known,
          id: toBytes(known.id),
        })),
      },
    }),
  );
  const { clientDataJSON, attestationObject } = found.response as AuthenticatorAttestationResponse;
  const credential = described(found, { clientDataJSON, attestationObject });
  return post<SignedInJson>("/api/account/passkeys", { credential });
}

/** `join`: whether the tables of the guest that this browser is come along. */
export async function signInWithPasskey(join: boolean): Promise<SignedInJson> {
  const { options } = await post<PasskeyOptions>("/api/sign-in/passkey/options");
  const wanted = options as unknown as Asking;
  const found = await asked(
    navigator.credentials.get({
      publicKey: { ...wanted, challenge: toBytes(wanted.challenge), allowCredentials: [] },
    }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    found.response as AuthenticatorAssertionResponse;
  const parts = { clientDataJSON, authenticatorData, signature, userHandle };
  const credential = described(found, parts);
  return post<SignedInJson>("/api/sign-in/passkey", { credential, join });
}
