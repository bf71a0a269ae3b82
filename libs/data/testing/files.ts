import { env } from './environment.ts';

export const storageOrigin = `http://127.0.0.1:${env.emulators.storage}`;
const BUCKET = env.firebase.storageBucket;

/** Looks past the rules. */
export async function fileExists(path: string): Promise<boolean> {
  const address = `${storageOrigin}/storage/v1/b/${BUCKET}/o/${encodeURIComponent(path)}`;
  const answer = await fetch(address, { headers: { authorization: 'Bearer owner' } });
  await answer.arrayBuffer();
  return answer.ok;
}

/** The address of a public file, as the portal plays it. */
export function publicUrl(path: string): string {
  return `${storageOrigin}/v0/b/${BUCKET}/o/${encodeURIComponent(path)}?alt=media`;
}
