import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { freshAdvisor } from '../../apps/e2e/fixtures/advisors.ts';
import { readFields, setFields } from '../../apps/e2e/fixtures/database.ts';
import { portalOrigin } from '../../apps/e2e/fixtures/portal.ts';
import {
  publishStream,
  type StreamFiles,
} from '../../functions/src/content/files/films/publish-stream.ts';
import type { FilmServer } from './film-server.ts';
import type { MadeFilm } from './films.ts';

const SHOWN_WITHIN_MS = 2 * 60 * 1000;
const PAUSE_MS = 500;

/**
 * The page of an advisor with one film, as it was uploaded or in versions. Versions are there before the film is named, so that nothing is
 * transcoded for it: on busy cores that takes longer than the whole run.
 * @returns its address
 */
export async function pageWith(
  { films }: FilmServer,
  field: 'loop' | 'intro',
  film: MadeFilm,
  hasVersions: boolean,
): Promise<string> {
  const { uid, code } = await freshAdvisor({ name: 'bench' });
  const original = `hero/${field}/${code}.mp4`;
  films.set(original, film.original);
  const isStream = field === 'intro';
  if (hasVersions) await addVersions(films, original, film.versions, isStream);
  const { sizes } = film;
  await setFields(`advisors/${uid}`, {
    [field]: original,
    films: hasVersions
      ? [{ path: original, state: 'ready', sizes, ...(isStream && { isStream }) }]
      : [],
  });
  const mark = isStream ? 'introMode' : 'loopSizes';
  await untilPage(code, [path.basename(original), ...(hasVersions ? [mark] : [])]);
  return `${portalOrigin}/${code}`;
}

async function addVersions(
  films: FilmServer['films'],
  original: string,
  folder: string,
  isStream: boolean,
): Promise<void> {
  const names = readdirSync(folder);
  for (const name of names) films.set(`${original}/${name}`, path.join(folder, name));
  if (!isStream) return;
  const stored: StreamFiles = {
    adopt: () => Promise.resolve(true),
    async *pages() {
      yield await Promise.resolve(
        names.map((name) => ({
          path: `${original}/${name}`,
          owner: null,
          createdAt: new Date(),
          size: 1,
        })),
      );
    },
    read: (one) => readFile(path.join(folder, path.basename(one))),
    write(one, { content }) {
      films.set(one, content);
      return Promise.resolve();
    },
  };
  await publishStream(stored, original, null);
}

async function untilPage(code: string, words: readonly string[]): Promise<void> {
  const until = Date.now() + SHOWN_WITHIN_MS;
  while (Date.now() < until) {
    const page = JSON.stringify(await readFields(`publicPages/${code}`));
    if (words.every((word) => page.includes(word))) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`The page ${code} never had ${words.join(', ')}.`);
}
