import { isDeepStrictEqual } from 'node:util';
import type { Advisor } from '@wbd/domain/advisors';
import { publicPageSchema, type PublicPage } from '@wbd/domain/pages';
import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { db, parseDocuments, toData } from '../../core/firestore.ts';
import { committed, unchanged } from '../../core/guarded-batch.ts';

/** A page with what the server needs to keep it. */
const keptPageSchema = z.extend(publicPageSchema, {
  /** when its advisor joined, milliseconds since 1970 */
  joined: z.number(),
});
export type KeptPage = z.infer<typeof keptPageSchema>;

/** A page's document as it was read. */
export interface HeldPage {
  snapshot: DocumentSnapshot;
  /** null when it does not exist, leads to another code, or is not as this version writes it */
  page: KeptPage | null;
}

export function heldPage(snapshot: DocumentSnapshot): HeldPage {
  const isPage = snapshot.exists && snapshot.get('movedTo') === undefined;
  const [page] = isPage ? parseDocuments(keptPageSchema, [snapshot]) : [];
  return { snapshot, page: page ?? null };
}

export async function readPage(code: string): Promise<HeldPage> {
  return heldPage(await db.doc(`publicPages/${code}`).get());
}

/** Every document that an advisor has among the pages: the page, and those of former codes. */
export async function documentsOf(uid: string): Promise<DocumentSnapshot[]> {
  return (await db.collection('publicPages').where('uid', '==', uid).get()).docs;
}

/** Every code that is the advisor's: the present one and those given up. */
export async function codesOf({ id, code }: Pick<Advisor, 'id' | 'code'>): Promise<Set<string>> {
  const codes = await db.collection('codes').where('uid', '==', id).get();
  return new Set([code, ...codes.docs.map((one) => one.id)]);
}

/** What is stored of a page. */
export function pageData(page: KeptPage): DocumentData {
  return { ...toData(page), shows: shownOn(page) };
}

/** What the page shows, as keys by which it is found when that changes. */
function shownOn({ seminars, experts }: PublicPage): string[] {
  return [
    ...seminars.map(({ id }) => `seminar:${id}`),
    ...experts.map(({ id }) => `expert:${id}`),
    ...new Set([...seminars, ...experts].map(({ advisor }) => `advisor:${advisor}`)),
  ];
}

/** Has the batch write a whole document, if it is still as it was read. @returns false when there is nothing to change */
export function place(batch: WriteBatch, before: DocumentSnapshot, data: DocumentData): boolean {
  const stored = before.data();
  if (isDeepStrictEqual(stored, data)) return false;
  if (!stored) batch.create(before.ref, data);
  else {
    // an update leaves those fields as they are that it does not name
    const nothing = Object.keys(stored).map((field) => [field, FieldValue.delete()]);
    batch.update(before.ref, { ...Object.fromEntries(nothing), ...data }, unchanged(before, true));
  }
  return true;
}

/**
 * Writes a page if its document is still as it was read.
 * @returns whether the page is written, was so already, or has to be put together once more
 */
export async function writePage(
  { snapshot }: HeldPage,
  page: KeptPage,
): Promise<'written' | 'unchanged' | 'outdated'> {
  const batch = db.batch();
  if (!place(batch, snapshot, pageData(page))) return 'unchanged';
  return (await committed(batch)) ? 'written' : 'outdated';
}
