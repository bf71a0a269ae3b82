import { filmVersionsSchema, type FilmVersions } from '@wbd/domain/files';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import { newFilms } from '../../../functions/src/content/files/named-files.ts';
import { rowsOfNaming } from './naming-rows.ts';

type Bucket = ReturnType<Storage['bucket']>;

/** Originals of films, as the bucket holds them. */
export interface Originals {
  /** @returns null for a missing file */
  find(path: string): Promise<{ bytes: number; hasDate: boolean } | null>;
  /** Dates a file, which the bucket moves to Coldline 30 days after that. */
  retire(path: string, since: Date): Promise<void>;
}

/**
 * Dates the originals of all films whose versions are ready and that have no date. `advanceFilm` dates those of new films; films
 * from before that would stay in the expensive class. A second run dates what is still without.
 * @param dryRun only counts
 */
export async function retireStoredFilms(
  db: Firestore,
  originals: Originals,
  { dryRun, now }: { dryRun: boolean; now: Date },
): Promise<{ films: number; bytes: number }> {
  const sum = { films: 0, bytes: 0 };
  const seen = new Set<string>();
  for await (const { collection, row } of rowsOfNaming(db)) {
    const known = z.safeParse(filmVersionsSchema, row.get('films')).data;
    for (const { path } of newFilms(collection, undefined, row.data())) {
      // a copied seminar names the same film
      if (seen.has(path) || !hasVersions(path, known)) continue;
      seen.add(path);
      const original = await originals.find(path);
      if (original === null || original.hasDate) continue;
      sum.films += 1;
      sum.bytes += original.bytes;
      if (!dryRun) await originals.retire(path, now);
    }
  }
  return sum;
}

const hasVersions = (path: string, known: FilmVersions) =>
  known?.some((film) => film.path === path && film.state === 'ready' && film.sizes.length > 0) ??
  false;

export const originalsIn = (bucket: Bucket): Originals => ({
  async find(path) {
    const file = bucket.file(path);
    if (!(await file.exists())[0]) return null;
    const [{ size, customTime }] = await file.getMetadata();
    return { bytes: Number(size), hasDate: customTime !== undefined };
  },
  async retire(path, since) {
    await bucket.file(path).setMetadata({ customTime: since.toISOString() });
  },
});
