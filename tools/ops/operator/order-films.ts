import {
  filmState,
  filmVersionsSchema,
  planFilm,
  type FilmPlan,
  type FilmState,
} from '@wbd/domain/files';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import { readFilmHeader } from '../../../functions/src/content/files/films/read-film-header.ts';
import { newFilms } from '../../../functions/src/content/files/named-files.ts';
import { rowsOfNaming } from './naming-rows.ts';

type Bucket = ReturnType<Storage['bucket']>;

export interface OrderedFilms {
  films: number;
  /** of all versions */
  minutes: number;
  dollars: number;
}

/** US dollars a minute, from 720 lines on and below (https://cloud.google.com/transcoder/pricing, November 2026). */
const HD_DOLLARS = 0.03;
const SD_DOLLARS = 0.015;
/** For the sound of a stream, which is a file of its own. */
const SOUND_DOLLARS = 0.005;
const HD_SIZE = 720;

/** States of films that are converted or being converted. */
const HAS_VERSIONS: readonly FilmState[] = ['ready', 'stream', 'processing', 'preparing'];

/**
 * Orders versions of every film that a row names and that has none: of films from before versions existed, and of those
 * that failed or were over their owner's limit.
 * @param bucket where the films lie
 * @param dryRun only counts
 */
export async function orderStoredFilms(
  db: Firestore,
  bucket: Bucket,
  dryRun: boolean,
): Promise<OrderedFilms> {
  const sum: OrderedFilms = { films: 0, minutes: 0, dollars: 0 };
  for await (const { collection, row } of rowsOfNaming(db)) {
    const known = z.safeParse(filmVersionsSchema, row.get('films')).data;
    for (const { field, target, path } of newFilms(collection, undefined, row.data())) {
      if (HAS_VERSIONS.includes(filmState(path, known))) continue;
      const planned = await plan(bucket, target, path);
      if (planned === null) continue;
      sum.films += 1;
      sum.minutes += (planned.seconds * planned.outputs.length) / 60;
      sum.dollars += dollarsOf(planned, planned.seconds);
      if (dryRun) continue;
      const ref = db.doc(`filmOrders/${collection}-${row.id}-${field}`);
      const order = { collection, row: row.id, path, orderedAt: new Date() };
      // an open one stays: its job may be running
      if (!(await ref.get()).exists) await ref.create({ ...order, tries: 0, job: null, sizes: [] });
    }
  }
  return sum;
}

async function plan(bucket: Bucket, target: string, path: string) {
  const file = bucket.file(path);
  if (!(await file.exists())[0]) return null;
  const [{ size }] = await file.getMetadata();
  const readPart = async (_: string, start: number, end: number) =>
    (await file.download({ start, end: end - 1, validation: false }))[0];
  const film = await readFilmHeader({ readPart }, path, Number(size));
  const planned = film && planFilm(target, film);
  return planned && { ...planned, seconds: film.seconds };
}

function dollarsOf({ kind, outputs }: FilmPlan, seconds: number): number {
  const perMinute = outputs.map(({ size }) => (size >= HD_SIZE ? HD_DOLLARS : SD_DOLLARS));
  const hasSoundFile = kind === 'stream' && outputs.some(({ soundRate }) => soundRate !== null);
  const sum = perMinute.reduce((all, one) => all + one, hasSoundFile ? SOUND_DOLLARS : 0);
  return (sum * seconds) / 60;
}
