import * as z from 'zod/mini';

/** The parameter of an address that opens the portal with one module of a branch. */
export const PREVIEW_PARAMETER = 'module-preview';

/** The public key by which a page knows that a preview comes from who may deploy; remotes.json carries it. */
export const previewKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
});
export type PreviewKey = z.infer<typeof previewKeySchema>;

const previewSchema = z.object({
  module: z.string(),
  version: z.string(),
  expires: z.iso.datetime(),
});
/** One module of another version than the live one, for who has the link. */
export type Preview = z.infer<typeof previewSchema>;

const SIGNATURE = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const LONGEST_TOKEN = 1_000;

/** @param key a private key, as JWK */
export async function signPreview(preview: Preview, key: JsonWebKey): Promise<string> {
  const body = toBase64Url(new TextEncoder().encode(JSON.stringify(preview)));
  const signer = await crypto.subtle.importKey('jwk', key, SIGNATURE, false, ['sign']);
  const signature = await crypto.subtle.sign(SIGNATURE, signer, signedText(body));
  return `${body}.${toBase64Url(new Uint8Array(signature))}`;
}

/** @returns null when the token is over, or nothing that the owner of the key has signed */
export async function readPreview(
  token: string,
  key: PreviewKey,
  now: Date,
): Promise<Preview | null> {
  if (token.length > LONGEST_TOKEN) return null;
  try {
    const [body = '', signature = ''] = token.split('.');
    const verifier = await crypto.subtle.importKey('jwk', key, SIGNATURE, false, ['verify']);
    const given = fromBase64Url(signature);
    if (!(await crypto.subtle.verify(SIGNATURE, verifier, given, signedText(body)))) return null;
    const text = new TextDecoder().decode(fromBase64Url(body));
    const preview = previewSchema.parse(JSON.parse(text));
    return Date.parse(preview.expires) > now.getTime() ? preview : null;
  } catch {
    return null;
  }
}

/** The key signs nothing else by this. */
const signedText = (body: string) => new TextEncoder().encode(`${PREVIEW_PARAMETER}\n${body}`);

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
