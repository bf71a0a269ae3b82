import type { Advisor } from '@wbd/domain/advisors';
import { emptyPageOf, pageFieldsOf, type PageKnowledge, type PageSection } from '@wbd/domain/pages';
import * as z from 'zod/mini';
import { db } from '../../core/firestore.ts';
import { committed, unchanged } from '../../core/guarded-batch.ts';
import { log } from '../../core/log/log.ts';
import { untilWritten } from '../../core/optimistic-retry.ts';
import { readAdvisor } from '../../core/people.repository.ts';
import { arrangeSection, type Viewpoint } from './arrange-section.ts';
import { CardReader } from './cards/card-reader.ts';
import { expertKind, seminarKind, type ContentCard, type ContentKind } from './content-kinds.ts';
import {
  codesOf,
  documentsOf,
  pageData,
  place,
  readPage,
  writePage,
  type HeldPage,
  type KeptPage,
} from './pages.repository.ts';
import { isPublic } from './publicity.ts';
import { deleteChoices, forgetChoices, readChoices } from './selections.repository.ts';
import { nextTestimonials } from './testimonials.repository.ts';
import { publicKnowledge } from './knowledge.repository.ts';

/*
 * Every function here reads the page's document first and its sources after that, and writes only if the page is still as
 * it was read: so an older state never replaces a newer one, and repeating it does no harm. Shared cards that came onto
 * the page are looked at once more after it was written: a change that did not find the page among those that show the
 * card is noticed here.
 */

/**
 * Runs until it is done; a round that returns false met another write.
 * @throws AppError `unavailable` when others keep writing
 */
async function untilDone(uid: string, round: () => Promise<boolean>): Promise<void> {
  try {
    await untilWritten(async () => (await round()) || null);
  } catch (error) {
    // an advisor that was broken by hand: trying again would not help, and must not keep others from being refreshed
    if (!(error instanceof z.core.$ZodError)) throw error;
    log('page.stale', { uid }, error);
  }
}

/** The advisor's page if it is there and was put together for this advisor as they are. */
function currentPage({ page }: HeldPage, advisor: Advisor): KeptPage | null {
  return page?.uid === advisor.id && page.joined === advisor.createdAt.getTime() ? page : null;
}

/**
 * Brings what a page says about its advisor up to date: the hero, the name.
 * @param code the code under which the page is expected
 */
export async function refreshHero(uid: string, code: string): Promise<void> {
  await untilDone(uid, async () => {
    const held = await readPage(code);
    const advisor = await readAdvisor(uid);
    const page = advisor?.code === code ? currentPage(held, advisor) : null;
    // a page that is withheld asks once more there: the answer must be younger than the documents that go
    if (!advisor || !page || !(await isPublic(advisor, new Date()))) return refreshAll(uid);
    return (await writePage(held, { ...page, ...pageFieldsOf(advisor) })) !== 'outdated';
  });
}

/**
 * Brings one section of a page up to date.
 * @param isTrusted false for cards on the page that may be out of date; they are read
 */
export async function refreshSection(
  uid: string,
  section: PageSection | 'knowledge',
  isTrusted: (card: ContentCard) => boolean = () => true,
): Promise<void> {
  await untilDone(uid, async () => {
    const advisor = await readAdvisor(uid);
    if (!advisor) return true;
    const held = await readPage(advisor.code);
    const page = currentPage(held, advisor);
    if (!page) return refreshAll(uid);
    if (section === 'seminars') return refreshContent(seminarKind, held, page, isTrusted);
    if (section === 'experts') return refreshContent(expertKind, held, page, isTrusted);
    if (section === 'knowledge') {
      return (
        (await writePage(held, withKnowledge(page, await publicKnowledge(uid)))) !== 'outdated'
      );
    }
    const { cards, more } = await nextTestimonials(uid);
    const next = { ...page, testimonials: cards, more: { ...page.more, testimonials: more } };
    return (await writePage(held, next)) !== 'outdated';
  });
}

function withKnowledge(
  { knowledge: _before, ...page }: KeptPage,
  knowledge: PageKnowledge[],
): KeptPage {
  return knowledge.length > 0 ? { ...page, knowledge } : page;
}

/**
 * Puts a page together from its sources alone. It lies under the advisor's code, and their former codes lead to it. The
 * page of an advisor who is gone goes, and so does one that may not be public.
 */
export async function refreshPage(uid: string): Promise<void> {
  await untilDone(uid, () => refreshAll(uid));
}

const viewpointOf = async (
  page: Pick<KeptPage, 'uid' | 'joined'>,
  section: 'seminars' | 'experts',
): Promise<Viewpoint> => ({
  joined: page.joined,
  choices: await readChoices(page.uid, section),
});

async function refreshContent<Card extends ContentCard>(
  kind: ContentKind<Card>,
  held: HeldPage,
  page: KeptPage,
  isTrusted: (card: ContentCard) => boolean,
): Promise<boolean> {
  const reader = new CardReader(kind);
  const trusted = kind.on(page).filter(isTrusted);
  const known = new Map(trusted.map((card) => [card.id, card]));
  const viewpoint = await viewpointOf(page, kind.section);
  const arranged = await arrangeSection(kind, reader, viewpoint, { known });
  const next = { ...kind.placedOn(page, arranged), joined: page.joined };
  const outcome = await writePage(held, next);
  if (outcome === 'outdated') return false;
  await forgetChoices(page.uid, kind.section, arranged.gone);
  return outcome === 'unchanged' || reader.isUnchanged();
}

/** @returns false when it has to be done again */
async function refreshAll(uid: string): Promise<boolean> {
  const before = await documentsOf(uid);
  const advisor = await readAdvisor(uid);
  const batch = db.batch();
  const isShown = advisor !== null && (await isPublic(advisor, new Date()));
  const codes = isShown ? await codesOf(advisor) : new Set<string>();
  for (const old of before) {
    if (!codes.has(old.id)) batch.delete(old.ref, unchanged(old, true));
  }
  if (!advisor) {
    await deleteChoices(uid);
    return committed(batch);
  }
  if (!isShown) return committed(batch);
  const [seminarReader, expertReader] = [new CardReader(seminarKind), new CardReader(expertKind)];
  const blank: KeptPage = { ...emptyPageOf(advisor), joined: advisor.createdAt.getTime() };
  const [ofSeminars, ofExperts] = await Promise.all([
    viewpointOf(blank, 'seminars'),
    viewpointOf(blank, 'experts'),
  ]);
  const [knowledge, testimonials, seminars, experts] = await Promise.all([
    publicKnowledge(uid),
    nextTestimonials(uid),
    arrangeSection(seminarKind, seminarReader, ofSeminars),
    arrangeSection(expertKind, expertReader, ofExperts),
  ]);
  const page: KeptPage = {
    ...withKnowledge(blank, knowledge),
    testimonials: testimonials.cards,
    seminars: seminars.cards,
    experts: experts.cards,
    more: { testimonials: testimonials.more, seminars: seminars.more, experts: experts.more },
  };
  const moved = { uid, movedTo: advisor.code };
  for (const code of codes) {
    const own = before.find(({ id }) => id === code);
    const current = own ?? (await db.doc(`publicPages/${code}`).get());
    // a document of the advisor's own that appeared meanwhile
    if (!own && current.get('uid') === uid) return false;
    place(batch, current, code === advisor.code ? pageData(page) : moved);
  }
  if (!(await committed(batch))) return false;
  await forgetChoices(uid, 'seminars', seminars.gone);
  await forgetChoices(uid, 'experts', experts.gone);
  return (await seminarReader.isUnchanged()) && (await expertReader.isUnchanged());
}
