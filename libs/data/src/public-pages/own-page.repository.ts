import {
  emptyPageOf,
  expertCard,
  pageFieldsOf,
  publicPageDocumentSchema,
  seminarCard,
  testimonialCards,
  testimonialSchema,
  type Advisor,
  type PublicPage,
  type Testimonial,
} from '@wbd/domain';
import { limit, orderBy, readCollection, readDocument, where } from '@wbd/firebase/firestore';
import { readAdvisor, readAdvisorNames } from '../advisors/advisors.repository.ts';
import { readPublicConfig } from '../config/config.repository.ts';
import { readExpertVideo } from '../expert-videos/expert-videos.repository.ts';
import { readSelections } from '../selections/selections.repository.ts';
import { readSeminar } from '../seminars/seminars.repository.ts';
import { withOwnEdits } from './own-edits.ts';

/** As many as the page's document has room for, and one that tells whether there are more. */
const TESTIMONIALS = 24;

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
  const [seminars, experts] = await Promise.all([
    withOwnEdits({
      uid,
      ...{ cards: page.seminars, more: page.more.seminars, choices: seminarChoices },
      read: (id) => readCard(advisor, readSeminar(id), seminarCard),
      hidden: async () => (await readPublicConfig())?.hiddenSeminars ?? [],
    }),
    withOwnEdits({
      uid,
      ...{ cards: page.experts, more: page.more.experts, choices: expertChoices },
      read: (id) => readCard(advisor, readExpertVideo(id), expertCard),
      hidden: async () => (await readPublicConfig())?.hiddenExperts ?? [],
    }),
  ]);
  return {
    isComplete: stored !== null,
    page: {
      ...page,
      ...pageFieldsOf(advisor),
      testimonials: testimonialCards(testimonials).slice(0, TESTIMONIALS),
      seminars: seminars.cards,
      experts: experts.cards,
      more: {
        testimonials: testimonials.length > TESTIMONIALS,
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
    limit(TESTIMONIALS + 1),
  );
}

/** An item's card as it is stored now; the advisor's own ones take no second read for the name. */
async function readCard<Item extends { advisor: string }, Card>(
  { id, firstName, lastName }: Advisor,
  reading: Promise<Item | null>,
  toCard: (item: Item, advisorName: string) => Card,
): Promise<Card | null> {
  const item = await reading;
  if (!item) return null;
  if (item.advisor === id) return toCard(item, `${firstName} ${lastName}`);
  const names = await readAdvisorNames([item.advisor]);
  return toCard(item, names.get(item.advisor) ?? '');
}
