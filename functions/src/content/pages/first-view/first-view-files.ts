import { firstViewFileSchema, type FirstViewFile } from '@wbd/domain/first-view';
import * as z from 'zod/mini';
import { keptFor } from '../../../core/kept-for.ts';

const PATIENCE_MS = 1_000;
/** A file of a version never changes; more than one is needed while a new version arrives. */
const MOST_FILES = 2;
const FOR_GOOD_MS = Number.POSITIVE_INFINITY;

const ENVIRONMENT = /<script id="wbd-env" type="application\/json">([^<]*)<\/script>/;
const environmentSchema = z.object({ remotesUrl: z.string() });

const manifestSchema = z.object({ modules: z.record(z.string(), z.unknown()) });
const moduleSchema = z.object({
  areas: z.array(z.object({ path: z.string() })),
  firstView: z.optional(z.string()),
});

interface FirstViewFilesOptions {
  /** where the portal is served, without a slash at the end */
  origin: () => string;
  /** how long the list of modules is used again */
  freshMs: number;
}

export interface LiveFirstView {
  /** the file's address as the list of modules names it */
  address: string;
  file: FirstViewFile;
}

/**
 * The first view of the module that answers `/`, in the version that is live: a roll back of the module takes its first view
 * along.
 * @returns a function from the shell's page, which names the list of modules, to the templates; null when the live version has
 *   none
 */
export function firstViewFiles({
  origin,
  freshMs,
}: FirstViewFilesOptions): (shell: string) => Promise<LiveFirstView | null> {
  const liveAddress = keptFor({ freshMs, most: 1 }, async (remotesUrl) => {
    const { modules } = manifestSchema.parse(await fetchJson(remotesUrl));
    return addressOf(Object.values(modules));
  });
  const content = keptFor({ freshMs: FOR_GOOD_MS, most: MOST_FILES }, async (url) =>
    firstViewFileSchema.parse(await fetchJson(url)),
  );
  return async (shell) => {
    const [, environment = ''] = ENVIRONMENT.exec(shell) ?? [];
    const { remotesUrl } = environmentSchema.parse(JSON.parse(environment));
    const list = new URL(remotesUrl, origin()).href;
    const address = await liveAddress(list);
    if (address === null) return null;
    const { href } = new URL(address, list);
    // beside the list, where modules are published: HTML is taken from nowhere else
    if (!href.startsWith(new URL('remotes/', list).href)) {
      throw new Error(`The first view lies elsewhere: ${href}`);
    }
    return { address, file: await content(href) };
  };
}

function addressOf(modules: unknown[]): string | null {
  for (const entry of modules) {
    const { data } = moduleSchema.safeParse(entry);
    if (data?.areas.some(({ path }) => path === '/')) return data.firstView ?? null;
  }
  return null;
}

async function fetchJson(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
