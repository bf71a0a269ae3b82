import { setTimeout as delay } from 'node:timers/promises';
import { offerSchema, remoteEntrySchema, type Offer, type RemotesManifest } from '@wbd/module';
import { manifestOf, OFFER_FILE } from '@wbd/module/pointer';

/** A public bucket whose names cannot be listed answers 403 for what is not there. */
const NOT_THERE = [403, 404];
const PATIENCE_MS = 60_000;
const POLL_MS = 500;

/** The modules that are live; none when there is no list yet. */
export async function fetchManifest(remotesUrl: string): Promise<RemotesManifest> {
  return manifestOf(await fetchJson(remotesUrl));
}

/** What the live shell gives to modules; undefined when there is no shell yet. */
export async function fetchOffer(origin: string): Promise<Offer | undefined> {
  const content = await fetchJson(`${origin}/${OFFER_FILE}`);
  return content === undefined ? undefined : offerSchema.parse(content);
}

async function fetchJson(url: string): Promise<unknown> {
  const answer = await fetch(url, { cache: 'no-store' }).catch((cause: unknown) => {
    throw new Error(`${url} does not answer.`, { cause });
  });
  if (NOT_THERE.includes(answer.status)) return undefined;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}

interface LiveOptions {
  remotesUrl: string;
  /** where relative addresses of remotes.json begin */
  origin: string;
  name: string;
  version: string;
  patienceMs?: number;
}

/**
 * Waits until the portal answers with this version of a module: the list names it and its first file is there.
 * @throws Error when it does not in time
 */
export async function untilLive(options: LiveOptions): Promise<void> {
  const { remotesUrl, name, version, patienceMs = PATIENCE_MS } = options;
  const deadline = Date.now() + patienceMs;
  while (!(await isLive(options))) {
    if (Date.now() > deadline) {
      throw new Error(
        `Version ${version} of ${name} is published, but ${remotesUrl} does not answer with it.`,
      );
    }
    await delay(POLL_MS);
  }
}

async function isLive({ remotesUrl, origin, name, version }: LiveOptions): Promise<boolean> {
  const { modules } = await fetchManifest(remotesUrl);
  const { data } = remoteEntrySchema.safeParse(modules[name]);
  if (data?.version !== version) return false;
  return (await fetch(new URL(data.entry, origin))).ok;
}

/** Whether a server answers at this origin. */
export async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}
