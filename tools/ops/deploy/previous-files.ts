import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeJson } from '@wbd/module/pointer';
import * as z from 'zod/mini';
import { publishedFiles } from './build-files.ts';

/** Says of each file of a deployment when it was last part of a build. */
export const FILES_LIST = 'files.json';

/** Pages stay open, and shared ones are kept by the network, but not for longer. */
const KEPT_MS = 14 * 24 * 60 * 60_000;

/** Files whose name follows from their content, so that an old one can stand beside a new one. */
const HASHED = /^((chunks|assets)\/.+|[^/]+\.[0-9a-f]{10}\.(js|css))$/;

const listSchema = z.record(z.string(), z.iso.datetime());

interface KeepOptions {
  /** the folder that is about to be deployed */
  target: string;
  /** where the present deployment is served */
  origin: string;
  now?: Date;
}

/**
 * A deployment of hosting replaces the whole site. Files of earlier builds are fetched from the site as it is and
 * deployed again for two weeks, for pages that are open and for pages that a rollback restores.
 * @returns the files that were kept
 * @throws Error when the site does not answer, or with anything but its list or 404
 */
export async function keepPreviousFiles(options: KeepOptions): Promise<string[]> {
  const { target, origin, now = new Date() } = options;
  const current = publishedFiles(target).filter((file) => HASHED.test(file));
  const previous = await readList(`${origin}/${FILES_LIST}`);
  const kept = Object.entries(previous).filter(
    ([file, last]) =>
      HASHED.test(file) &&
      !file.includes('..') &&
      !current.includes(file) &&
      now.getTime() - Date.parse(last) < KEPT_MS,
  );
  for (const [file] of kept) {
    const answer = await fetch(`${origin}/${file}`);
    if (!answer.ok) throw new Error(`${origin}/${file} answered ${answer.status}`);
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), Buffer.from(await answer.arrayBuffer()));
  }
  const list = new Map(kept);
  for (const file of current) list.set(file, now.toISOString());
  writeJson(path.join(target, FILES_LIST), Object.fromEntries([...list].toSorted()));
  return kept.map(([file]) => file);
}

async function readList(url: string): Promise<Record<string, string>> {
  const answer = await fetch(url).catch((cause: unknown) => {
    throw new Error(`${url} does not answer: is the origin of this environment right?`, { cause });
  });
  // the first deployment
  if (answer.status === 404) return {};
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return listSchema.parse(await answer.json());
}
