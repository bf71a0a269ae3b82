import { advisorSchema, type Advisor } from '@wbd/domain/advisors';
import { expertVideoSchema, testimonialSchema } from '@wbd/domain/content';
import {
  arrange,
  emptyPageOf,
  expertCard,
  seminarCard,
  testimonialCards,
  type PublicPage,
} from '@wbd/domain/pages';
import { choicesIn, seminarSchema, selectionsSchema } from '@wbd/domain/seminars';
import { db, parseDocument, parseDocuments } from '../src/core/firestore.ts';
import { cutSection } from '../src/content/pages/cut-section.ts';

/** Everything that decides about pages. */
export interface Network {
  advisors: Advisor[];
  names: ReadonlyMap<string, string>;
  seminars: ReturnType<typeof parseSeminars>;
  experts: ReturnType<typeof parseExperts>;
}

type Docs = Parameters<typeof parseDocuments>[1];
const parseSeminars = (docs: Docs) => parseDocuments(seminarSchema, docs);
const parseExperts = (docs: Docs) => parseDocuments(expertVideoSchema, docs);

/** Reads the whole network, as no function may. */
export async function readNetwork(): Promise<Network> {
  const all = async (collection: string) => (await db.collection(collection).get()).docs;
  const [advisorDocs, seminarDocs, expertDocs] = await Promise.all([
    all('advisors'),
    all('seminars'),
    all('expertVideos'),
  ]);
  const advisors = parseDocuments(advisorSchema, advisorDocs);
  return {
    advisors,
    names: new Map(advisors.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`])),
    seminars: parseSeminars(seminarDocs),
    experts: parseExperts(expertDocs),
  };
}

/** An advisor's page as the specification has it, put together in one go from all there is. */
export async function expectedPage(
  advisor: Advisor,
  { names, seminars, experts }: Network,
): Promise<PublicPage> {
  const own = db.collection('testimonials').where('advisor', '==', advisor.id);
  const testimonials = cutSection(
    testimonialCards(parseDocuments(testimonialSchema, (await own.get()).docs)),
  );
  const shown = async <Item extends { id: string; createdAt: Date; hidden: boolean }>(
    section: 'seminars' | 'experts',
    items: readonly Item[],
  ) => {
    const document = await db.doc(`advisors/${advisor.id}/selections/${section}`).get();
    const choices = choicesIn(parseDocument(selectionsSchema, document));
    return arrange(items, choices, advisor.createdAt).filter(
      ({ item, visible }) => visible && !item.hidden,
    );
  };
  const nameOf = (uid: string) => names.get(uid) ?? '';
  const seminarCards = cutSection(
    (await shown('seminars', seminars)).map(({ item, dateForOrder: order }) => ({
      ...seminarCard(item, nameOf(item.advisor)),
      order,
    })),
  );
  const expertCards = cutSection(
    (await shown('experts', experts)).map(({ item, dateForOrder: order }) => ({
      ...expertCard(item, nameOf(item.advisor)),
      order,
    })),
  );
  return {
    ...emptyPageOf(advisor),
    testimonials: testimonials.cards,
    seminars: seminarCards.cards,
    experts: expertCards.cards,
    more: {
      testimonials: testimonials.more,
      seminars: seminarCards.more,
      experts: expertCards.more,
    },
  };
}
