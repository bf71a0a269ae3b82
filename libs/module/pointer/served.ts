import { offerSchema, type Offer } from '../src/index.ts';
import { OFFER_FILE } from '../rspack/names.ts';
import type { FileStore } from './store.ts';

/** A public bucket whose names cannot be listed answers 403 for what is not there. */
const NOT_THERE = [403, 404];

/** The offer of the live shell; undefined without a shell. */
export async function fetchOffer(origin: string): Promise<Offer | undefined> {
  const content = await fetchJson(`${origin}/${OFFER_FILE}`);
  return content === undefined ? undefined : offerSchema.parse(content);
}

/**
 * The JSON at an address; undefined when nothing is there.
 * @throws Error when the server does not answer, or with a failure
 */
export async function fetchJson(url: string): Promise<unknown> {
  const answer = await fetch(url, { cache: 'no-store' }).catch((cause: unknown) => {
    throw new Error(`${url} does not answer.`, { cause });
  });
  if (NOT_THERE.includes(answer.status)) return undefined;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}

/** What is published, as everyone can read it. */
export const servedStore = (origin: string): Pick<FileStore, 'readJson'> => ({
  readJson: async (name) => ({ value: await fetchJson(`${origin}/${name}`), etag: '' }),
});
