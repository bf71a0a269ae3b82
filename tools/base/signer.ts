import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Ports } from './ports.ts';
import { PORTAL_DIR } from './workspace.ts';

/** A service account of this machine: the signer knows the private key, the verifier the public one. */
export interface Signer {
  clientEmail: string;
  privateKey: string;
  publicKey: string;
}

const KEY_BITS = 2048;

export function createSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: KEY_BITS,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return { clientEmail: 'portal@demo-wbd.iam.gserviceaccount.com', privateKey, publicKey };
}

/** Writes the key where Google's libraries look for one: `GOOGLE_APPLICATION_CREDENTIALS` names the file. */
export function writeKeyFile(file: string, { clientEmail, privateKey }: Signer): void {
  const key = { type: 'service_account', client_email: clientEmail, private_key: privateKey };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(key), { mode: 0o600 });
}

/** The key file of a run; each run writes a new one. */
export function keyFile(ports: Ports): string {
  return path.join(PORTAL_DIR, `signer-${ports.media}.json`);
}
