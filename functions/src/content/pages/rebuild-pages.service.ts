import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { rebuildProgressSchema, type RebuildProgress } from '@wbd/domain/pages';
import { db } from '../../core/firestore.ts';
import { atMost } from '../../core/at-most.ts';
import { committed, unchanged } from '../../core/guarded-batch.ts';
import { syncCards } from './cards/sync-cards.service.ts';
import { expertKind, seminarKind, type ContentCard, type ContentKind } from './content-kinds.ts';
import { refreshDates } from './dates/seminar-dates.service.ts';
import { refreshPage } from './refresh-pages.service.ts';

/** The document in pageUpdates whose writing begins a rebuild; it is gone when all is done. */
export const REBUILD_ID = 'rebuild';

const DOCUMENTS_A_RUN = 100;
const PAGES_AT_ONCE = 10;

type Step = (docs: readonly QueryDocumentSnapshot[]) => Promise<void>;

/** What is walked through, in this order: dates come onto cards, and cards onto pages. */
const STEPS: readonly { collection: string; run: Step }[] = [
  { collection: seminarKind.items, run: refreshAllDates },
  { collection: seminarKind.items, run: (docs) => syncItems(seminarKind, docs) },
  { collection: expertKind.items, run: (docs) => syncItems(expertKind, docs) },
  { collection: seminarKind.cards, run: (docs) => syncChunks(seminarKind, docs) },
  { collection: expertKind.cards, run: (docs) => syncChunks(expertKind, docs) },
  { collection: 'advisors', run: (docs) => refreshAll(docs.map(({ id }) => id)) },
  { collection: 'publicPages', run: refreshOrphans },
];

export const BEGINNING: RebuildProgress = { step: 0, after: null };

/**
 * Does one part of a rebuild that is under way. Each write of its document sets off the next part.
 * @param written the document as it was written; once it stands elsewhere, that write has set off a part of its own
 */
export async function continueRebuild(written: DocumentSnapshot): Promise<void> {
  const snapshot = await written.ref.get();
  const progress = rebuildProgressSchema.safeParse(snapshot.data());
  if (!progress.success || !isDeepStrictEqual(snapshot.data(), written.data())) return;
  const next = await rebuildSome(progress.data);
  const batch = db.batch();
  if (next) batch.update(snapshot.ref, { ...next }, unchanged(snapshot, true));
  else batch.delete(snapshot.ref, unchanged(snapshot, true));
  await committed(batch);
}

/** Rebuilds all cards and pages, here and now: for a database that no trigger watches. */
export async function rebuildPages(): Promise<void> {
  for (let next: RebuildProgress | null = BEGINNING; next;) next = await rebuildSome(next);
}

/** @returns where to go on; null when all is done */
async function rebuildSome({ step, after }: RebuildProgress): Promise<RebuildProgress | null> {
  const current = STEPS[step];
  if (!current) return null;
  const all = db.collection(current.collection).orderBy('__name__').limit(DOCUMENTS_A_RUN);
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  await current.run(docs);
  const last = docs.at(-1);
  return last && docs.length === DOCUMENTS_A_RUN
    ? { step, after: last.id }
    : { step: step + 1, after: null };
}

async function refreshAllDates(docs: readonly QueryDocumentSnapshot[]): Promise<void> {
  await atMost(PAGES_AT_ONCE, docs, ({ id }) => refreshDates(id, new Date()));
}

function syncItems<Card extends ContentCard>(
  kind: ContentKind<Card>,
  docs: readonly QueryDocumentSnapshot[],
): Promise<void> {
  return syncCards(
    kind,
    docs.flatMap((item) => kind.cardOf(item, '')?.card ?? []),
  );
}

/** Cards of items that are gone, or were published again at another time, go. */
async function syncChunks<Card extends ContentCard>(
  kind: ContentKind<Card>,
  docs: readonly QueryDocumentSnapshot[],
): Promise<void> {
  for (const chunk of docs) {
    const cards: unknown = chunk.get('cards');
    const list: unknown[] = Array.isArray(cards) ? cards : [];
    await syncCards(
      kind,
      list.flatMap((card) => kind.keptCard(card)?.card ?? []),
    );
  }
}

async function refreshAll(uids: readonly string[]): Promise<void> {
  await atMost(PAGES_AT_ONCE, uids, refreshPage);
}

/** Pages whose advisor is gone go. */
async function refreshOrphans(docs: readonly QueryDocumentSnapshot[]): Promise<void> {
  const uids = [...new Set(docs.map((page) => String(page.get('uid'))))];
  if (uids.length === 0) return;
  const advisors = await db.getAll(...uids.map((uid) => db.doc(`advisors/${uid}`)), {
    fieldMask: [],
  });
  await refreshAll(advisors.filter(({ exists }) => !exists).map(({ id }) => id));
}
