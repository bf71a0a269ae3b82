import { INTERNAL_TESTING_CODE, type Advisor } from '@wbd/domain/advisors';
import { isContentShownTo, testimonialSchema, type Testimonial } from '@wbd/domain/content';
import {
  arrange,
  CARDS_AT_ONCE,
  emptyPageOf,
  expertCard,
  pageFieldsOf,
  publicPageDocumentSchema,
  seminarCard,
  testimonialCards,
  type PublicPage,
} from '@wbd/domain/pages';
import type { Selection } from '@wbd/domain/seminars';
import { limit, orderBy, readCollection, readDocument, where } from '@wbd/firebase/firestore';
import { readAdvisor, readAdvisorNames } from '../advisors/advisors.repository.ts';
import {
  readExpertVideo,
  readHiddenExpertVideos,
} from '../expert-videos/expert-videos.repository.ts';
import { readSelections } from '../selections/selections.repository.ts';
import { readHiddenSeminars, readSeminar } from '../seminars/seminars.repository.ts';
import { withOwnEdits } from './own-edits.ts';

export interface OwnPage {
  page: PublicPage;
  /** false for a moment after signing up, until the server has put the page together */
  isComplete: boolean;
}

/**
 * An advisor's own page as it will be once the server has written their last edits into its document: the document with
 * what the advisor changed about it since. Five reads, and one for each testimonial, own video or new choice on it. Only
 * the advisor may read all of these.
 */
export async function readOwnPage(uid: string): Promise<OwnPage | null> {
  const advisor = await readAdvisor(uid);
  if (!advisor) return null;
  const [stored, testimonials, seminarChoices, expertChoices] = await Promise.all([
    readStoredPage(advisor),
    readShownTestimonials(uid),
    readSelections('seminar', uid),
    readSelections('expert', uid),
  ]);
  const page = stored ?? emptyPageOf(advisor);
  const isTesting = advisor.code === INTERNAL_TESTING_CODE;
  const [seminars, experts, hiddenSeminars, hiddenExperts] = await Promise.all([
    withOwnEdits({
      uid,
      cards: page.seminars,
      more: page.more.seminars,
      choices: seminarChoices,
      read: (id) => readCard(advisor, readSeminar(id), seminarCard),
    }),
    withOwnEdits({
      uid,
      cards: page.experts,
      more: page.more.experts,
      choices: expertChoices,
      read: (id) => readCard(advisor, readExpertVideo(id), expertCard),
    }),
    isTesting ? hiddenCards(advisor, readHiddenSeminars(), seminarChoices, seminarCard) : [],
    isTesting ? hiddenCards(advisor, readHiddenExpertVideos(), expertChoices, expertCard) : [],
  ]);
  return {
    isComplete: stored !== null,
    page: {
      ...page,
      ...pageFieldsOf(advisor),
      testimonials: testimonialCards(testimonials).slice(0, CARDS_AT_ONCE),
      // first, so that none of them is among those that come on "Mehr anzeigen", which the server does not know
      seminars: [...hiddenSeminars, ...seminars.cards],
      experts: [...hiddenExperts, ...experts.cards],
      more: {
        testimonials: testimonials.length > CARDS_AT_ONCE,
        seminars: seminars.more,
        experts: experts.more,
      },
    },
  };
}

async function readStoredPage({ id, code }: Advisor): Promise<PublicPage | null> {
  const stored = await readDocument(publicPageDocumentSchema, `publicPages/${code}`);
  return stored && !('movedTo' in stored) && stored.uid === id ? stored : null;
}

function readShownTestimonials(uid: string): Promise<Testimonial[]> {
  return readCollection(
    testimonialSchema,
    'testimonials',
    where('advisor', '==', uid),
    // not the hidden ones, which have null
    where('displayOrder', '>=', -Number.MAX_VALUE),
    orderBy('displayOrder'),
    // the one too many tells that there are more
    limit(CARDS_AT_ONCE + 1),
  );
}

/** An item's card as it is stored now, null when the operator hides it or it is not public; the advisor's own ones take no second read for the name. */
async function readCard<Item extends { advisor: string; hidden: boolean; audience: string }, Card>(
  { id, firstName, lastName }: Advisor,
  reading: Promise<Item | null>,
  toCard: (item: Item, advisorName: string) => Card,
): Promise<Card | null> {
  const item = await reading;
  if (!item || !isContentShownTo('visitor', item)) return null;
  if (item.advisor === id) return toCard(item, `${firstName} ${lastName}`);
  const names = await readAdvisorNames([item.advisor]);
  return toCard(item, names.get(item.advisor) ?? '');
}

/** Cards of what the operator hides, as far as internal testing shows them. */
async function hiddenCards<Item extends { id: string; advisor: string; createdAt: Date }, Card>(
  { createdAt }: Advisor,
  reading: Promise<Item[]>,
  choices: readonly Selection[],
  toCard: (item: Item, advisorName: string) => Card,
): Promise<Card[]> {
  const shown = arrange(await reading, choices, createdAt).filter(({ visible }) => visible);
  const names = await readAdvisorNames(shown.map(({ item }) => item.advisor));
  return shown.map(({ item, dateForOrder: order }) => ({
    ...toCard(item, names.get(item.advisor) ?? ''),
    order,
  }));
}
