import { sign } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readJson } from '@wbd/module/pointer';
import * as z from 'zod/mini';

const LASTS_SECONDS = 60 * 60;

const keySchema = z.object({ client_email: z.string(), private_key: z.string() });
type Key = z.infer<typeof keySchema>;

/**
 * An ID token of the local portal's own identity, whose key it makes at its start and nothing else trusts.
 * @param file holds the key
 * @throws Error when no portal has made one
 */
export function localToken(file: string, audience: string): string {
  if (!existsSync(file)) throw new Error('No portal runs here: run "npm start" first.');
  return idToken(keySchema.parse(readJson(file)), { aud: audience });
}

/**
 * An ID token as Google makes it, but by another key.
 * @param claims those that are not as they usually are
 */
export function idToken(key: Key, claims: Record<string, unknown>): string {
  const { client_email: email, private_key } = key;
  const iat = Math.floor(Date.now() / 1000);
  const usual = { iss: email, sub: email, email, email_verified: true };
  const payload = { ...usual, iat, exp: iat + LASTS_SECONDS, ...claims };
  const signed = `${encoded({ alg: 'RS256', typ: 'JWT', kid: email })}.${encoded(payload)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), private_key).toString('base64url')}`;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
