import type { Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import type { MoreOfPageInput, MoreOfPageOutput, Ordered } from '@wbd/domain/pages';
import type { Visitor } from '../../core/callable.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { arrangeSection } from './arrange-section.ts';
import { CardReader } from './cards/card-reader.ts';
import { expertKind, seminarKind, type ContentCard, type ContentKind } from './content-kinds.ts';
import { readChoices } from './selections.repository.ts';
import { nextTestimonials } from './testimonials.repository.ts';

export interface MoreOfPagePorts {
  advisor(uid: string): Promise<Advisor | null>;
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * The cards of a page that follow on one it shows.
 * @throws AppError advisor/not-found, rate/limited
 */
export async function moreOfPage(
  ports: MoreOfPagePorts,
  { uid, section, after }: MoreOfPageInput,
  { address }: Visitor,
): Promise<MoreOfPageOutput> {
  if (!(await ports.limit.take(address, ports.now()))) throw new AppError('rate/limited');
  const advisor = await ports.advisor(uid);
  if (!advisor) throw new AppError('advisor/not-found');
  const nothing = { testimonials: [], seminars: [], experts: [] };
  if (section === 'testimonials') {
    const { cards, more } = await nextTestimonials(uid, after);
    return { ...nothing, testimonials: cards, more };
  }
  if (section === 'seminars') {
    const { cards, more } = await nextCards(seminarKind, advisor, after);
    return { ...nothing, seminars: cards, more };
  }
  const { cards, more } = await nextCards(expertKind, advisor, after);
  return { ...nothing, experts: cards, more };
}

async function nextCards<Card extends ContentCard>(
  kind: ContentKind<Card>,
  advisor: Advisor,
  after: Ordered,
) {
  const viewpoint = {
    joined: advisor.createdAt.getTime(),
    choices: await readChoices(advisor.id, kind.section),
  };
  return arrangeSection(kind, new CardReader(kind), viewpoint, { after });
}
