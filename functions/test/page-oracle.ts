import {
  advisorSchema,
  arrange,
  choicesIn,
  emptyPageOf,
  expertCard,
  expertVideoSchema,
  INTERNAL_TESTING_CODE,
  seminarCard,
  seminarSchema,
  selectionsSchema,
  testimonialCards,
  testimonialSchema,
  type Advisor,
  type PublicPage,
} from '@wbd/domain';
import { db, parseDocument, parseDocuments } from '../src/gateways/firestore.ts';
import { idsIn } from '../src/pages/hidden-content.repository.ts';
import { cutSection } from '../src/pages/cut-section.ts';

/** Everything that decides about pages. */
export interface Network {
  advisors: Advisor[];
  names: ReadonlyMap<string, string>;
  seminars: ReturnType<typeof parseSeminars>;
  experts: ReturnType<typeof parseExperts>;
  hidden: { seminars: ReadonlySet<string>; experts: ReadonlySet<string> };
}

type Docs = Parameters<typeof parseDocuments>[1];
const parseSeminars = (docs: Docs) => parseDocuments(seminarSchema, docs);
const parseExperts = (docs: Docs) => parseDocuments(expertVideoSchema, docs);

/** Reads the whole network, as no function may. */
export async function readNetwork(): Promise<Network> {
  const all = async (collection: string) => (await db.collection(collection).get()).docs;
  const [advisorDocs, seminarDocs, expertDocs, config] = await Promise.all([
    all('advisors'),
    all('seminars'),
    all('expertVideos'),
    db.doc('config/public').get(),
  ]);
  const advisors = parseDocuments(advisorSchema, advisorDocs);
  return {
    advisors,
    names: new Map(advisors.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`])),
    seminars: parseSeminars(seminarDocs),
    experts: parseExperts(expertDocs),
    hidden: {
      seminars: idsIn(config.get('hiddenSeminars')),
      experts: idsIn(config.get('hiddenExperts')),
    },
  };
}

/** An advisor's page as the specification has it, put together in one go from all there is. */
export async function expectedPage(
  advisor: Advisor,
  { names, seminars, experts, hidden }: Network,
): Promise<PublicPage> {
  const own = db.collection('testimonials').where('advisor', '==', advisor.id);
  const testimonials = cutSection(
    testimonialCards(parseDocuments(testimonialSchema, (await own.get()).docs)),
  );
  const shown = async <Item extends { id: string; createdAt: Date }>(
    section: 'seminars' | 'experts',
    items: readonly Item[],
  ) => {
    const document = await db.doc(`advisors/${advisor.id}/selections/${section}`).get();
    const choices = choicesIn(parseDocument(selectionsSchema, document));
    const seesHidden = advisor.code === INTERNAL_TESTING_CODE;
    return arrange(items, choices, advisor.createdAt).filter(
      ({ item, visible }) => visible && (seesHidden || !hidden[section].has(item.id)),
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
