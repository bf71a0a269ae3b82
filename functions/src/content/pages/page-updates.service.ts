import { isDeepStrictEqual } from 'node:util';
import {
  CARDS_AT_ONCE,
  pageChangeSchema,
  type PageChange,
  type PageCursor,
} from '@wbd/domain/pages';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { db } from '../../core/firestore.ts';
import { atMost } from '../../core/at-most.ts';
import { committed, unchanged } from '../../core/guarded-batch.ts';
import { namesOf } from '../../core/people.repository.ts';
import { CardReader } from './cards/card-reader.ts';
import { expertKind, seminarKind, type ContentCard, type ContentKind } from './content-kinds.ts';
import { cutSection } from './cut-section.ts';
import { heldPage, writePage, type HeldPage, type KeptPage } from './pages.repository.ts';
import { refreshSection } from './refresh-pages.service.ts';

/** Pages that one run of a function brings up to date; the rest follows in further runs. */
export const PAGES_A_RUN = 100;
const PAGES_AT_ONCE = 10;

/** A change that concerns many pages. */
export type PageUpdate = Omit<PageChange, 'after'>;

/** Brings the pages up to date that a change concerns: the first ones now, the others in runs of `continueUpdate`. */
export async function updatePages(update: PageUpdate): Promise<void> {
  const after = await updateSome(update, null);
  // the same change once more, while an earlier one is on its way, has to begin at the beginning
  if (!after) return;
  const change: PageChange = { ...update, after };
  await db.doc(`pageUpdates/${idOf(update)}`).set(change);
}

/**
 * Goes on with a change that is on its way. Each write of its document sets off the next run, until it is deleted.
 * @param written the document as it was written; once it stands elsewhere, that write has set off a run of its own
 */
export async function continueUpdate(written: DocumentSnapshot): Promise<void> {
  const snapshot = await written.ref.get();
  const update = pageChangeSchema.safeParse(snapshot.data());
  if (!update.success || !isDeepStrictEqual(snapshot.data(), written.data())) return;
  const { after: last, ...change } = update.data;
  const after = await updateSome(change, last);
  const batch = db.batch();
  if (after) batch.update(snapshot.ref, { after }, unchanged(snapshot, true));
  else batch.delete(snapshot.ref, unchanged(snapshot, true));
  await committed(batch);
}

const idOf = ({ what, item, joinedAfter }: PageUpdate) =>
  `${what}:${item}:${joinedAfter === null ? 'showing' : 'joined'}`;

/** @returns where to go on; null when no page is left */
async function updateSome(
  update: PageUpdate,
  after: PageCursor | null,
): Promise<PageCursor | null> {
  const { docs } = await pagesOf(update, after).limit(PAGES_A_RUN).get();
  const refresh = update.joinedAfter === null ? await changeOnPages(update) : addToPage(update);
  await atMost(PAGES_AT_ONCE, docs, (snapshot) => refresh(heldPage(snapshot)));
  const last = docs.at(-1);
  if (!last || docs.length < PAGES_A_RUN) return null;
  const joined: unknown = last.get('joined');
  return { joined: typeof joined === 'number' ? joined : 0, id: last.id };
}

function pagesOf({ what, item, joinedAfter }: PageUpdate, after: PageCursor | null): Query {
  const pages = db.collection('publicPages');
  if (joinedAfter === null) {
    const showing = pages.where('shows', 'array-contains', `${what}:${item}`).orderBy('__name__');
    return after ? showing.startAfter(after.id) : showing;
  }
  const later = pages.where('joined', '>', joinedAfter).orderBy('joined').orderBy('__name__');
  return after ? later.startAfter(after.joined, after.id) : later;
}

type Refresh = (held: HeldPage) => Promise<void>;

function addToPage({ what, item }: PageUpdate): Refresh {
  const section = what === 'seminar' ? 'seminars' : 'experts';
  return async ({ page }) => {
    if (page) await refreshSection(page.uid, section, (card) => card.id !== item);
  };
}

/** Changes the cards in place where that is all it takes. The sources are read here, after the pages. */
async function changeOnPages({ what, item }: PageUpdate): Promise<Refresh> {
  if (what === 'advisor') return renameOnPage(item);
  return what === 'seminar' ? changeItem(seminarKind, item) : changeItem(expertKind, item);
}

async function renameOnPage(owner: string): Promise<Refresh> {
  const advisorName = (await namesOf([owner])).get(owner) ?? '';
  const isOther = (card: ContentCard) => card.advisor !== owner;
  const renamed = <Card extends ContentCard>(card: Card) =>
    isOther(card) ? card : { ...card, advisorName };
  return async (held) => {
    const { page } = held;
    if (!page) return;
    const changed = withCards(seminarKind, page, page.seminars.map(renamed));
    const next = changed && withCards(expertKind, changed, page.experts.map(renamed));
    if (next && (await writePage(held, next)) !== 'outdated') return;
    await refreshSection(page.uid, 'seminars', isOther);
    await refreshSection(page.uid, 'experts', isOther);
  };
}

async function changeItem<Card extends ContentCard>(
  kind: ContentKind<Card>,
  id: string,
): Promise<Refresh> {
  const kept = (await new CardReader(kind).byIds([id])).get(id);
  return async (held) => {
    const { page } = held;
    if (!page) return;
    const next =
      kept?.hidden === false &&
      withCards(
        kind,
        page,
        // the place on this page may be one that its advisor chose
        kind.on(page).map((card) => (card.id === id ? { ...kept.card, order: card.order } : card)),
      );
    if (next && (await writePage(held, next)) !== 'outdated') return;
    await refreshSection(page.uid, kind.section, (card) => card.id !== id);
  };
}

/** The page with other texts on the same cards; null when now fewer or more of them fit. */
function withCards<Card extends ContentCard>(
  kind: ContentKind<Card>,
  page: KeptPage,
  cards: readonly Card[],
): KeptPage | null {
  const more = page.more[kind.section];
  const mayTakeMore = more && cards.length < CARDS_AT_ONCE;
  if (mayTakeMore || cutSection(cards).more) return null;
  return { ...kind.placedOn(page, { cards: [...cards], more }), joined: page.joined };
}
