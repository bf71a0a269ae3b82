import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { OAuth2Client } from 'google-auth-library';
import * as z from 'zod/mini';

/** Whose ID tokens are believed. */
export interface Issuer {
  names: string[];
  /** public keys by the id that a token's header names */
  keys(): Promise<Record<string, string>>;
}

const client = new OAuth2Client();
/** As long as Google's own tokens. */
const LONGEST_SECONDS = 60 * 60 + 60;

/** Google, for identities of its cloud. The library keeps the keys for as long as they are valid. */
export const google: Issuer = {
  names: ['https://accounts.google.com', 'accounts.google.com'],
  async keys() {
    const { certs } = await client.getFederatedSignonCertsAsync();
    return z.record(z.string(), z.string()).parse(certs);
  },
};

const keyFileSchema = z.object({ client_email: z.string(), private_key: z.string() });

/** The local portal's own identity: it has made the key at its start, and nothing in the cloud knows it. */
export function localIssuer(file: string): { issuer: Issuer; email: string } {
  const key = keyFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const publicKey = createPublicKey(key.private_key).export({ type: 'spki', format: 'pem' });
  const keys = { [key.client_email]: publicKey.toString() };
  return {
    issuer: { names: [key.client_email], keys: () => Promise.resolve(keys) },
    email: key.client_email,
  };
}

const claimsSchema = z.object({ email: z.string(), email_verified: z.literal(true) });

/**
 * The e-mail address of the identity that an ID token proves.
 * @param audience whom it has to be made for
 * @returns null when it proves none
 * @throws Error when the issuer's keys cannot be read
 */
export async function identityOf(
  token: string,
  { issuer, audience }: { issuer: Issuer; audience: string },
): Promise<string | null> {
  const keys = await issuer.keys();
  try {
    const ticket = await client.verifySignedJwtWithCertsAsync(
      token,
      keys,
      audience,
      issuer.names,
      LONGEST_SECONDS,
    );
    return claimsSchema.safeParse(ticket.getPayload()).data?.email ?? null;
  } catch {
    // the library's message holds the token, which is still valid for others
    return null;
  }
}
