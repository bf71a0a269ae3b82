import type { Advisor } from '../entities/advisor.ts';
import type { ExpertVideo, PublicConfig, Testimonial } from '../entities/content.ts';
import type { Selection, Seminar } from '../entities/seminar.ts';
import { textOrNull } from '../values/text.ts';
import { INTERNAL_TESTING_CODE } from '../values/advisor-code.ts';
import { arrange } from './arrangement.ts';
import type { PublicPage } from './public-page.ts';

export interface PublicPageSources {
  advisor: Advisor;
  testimonials: readonly Testimonial[];
  seminars: readonly Seminar[];
  seminarSelections: readonly Selection[];
  experts: readonly ExpertVideo[];
  expertSelections: readonly Selection[];
  /** full names of the advisors behind seminars and expert videos, by uid */
  advisorNames: ReadonlyMap<string, string>;
  config: Pick<PublicConfig, 'hiddenSeminars' | 'hiddenExperts'>;
}

/**
 * Puts an advisor's public page together. The server keeps the result as a document for visitors; the page's own
 * advisor gets it assembled from the sources, so that an edit shows at once.
 */
export function assemblePublicPage(sources: PublicPageSources): PublicPage {
  const { advisor, config, advisorNames } = sources;
  const seesHidden = advisor.code === INTERNAL_TESTING_CODE;
  const nameOf = (uid: string) => advisorNames.get(uid) ?? '';
  return {
    id: advisor.code,
    uid: advisor.id,
    code: advisor.code,
    firstName: advisor.firstName,
    lastName: advisor.lastName,
    heroText: textOrNull(advisor.heroText),
    heroSubtext: textOrNull(advisor.heroSubtext),
    loop: advisor.loop,
    intro: advisor.intro,
    introThumb: advisor.introThumb,
    logo: advisor.logo,
    hasOwnPage: advisor.hasOwnPage,
    testimonials: sources.testimonials
      .filter((testimonial) => testimonial.displayOrder !== null)
      .toSorted((a, b) => (a.displayOrder ?? 0) - (b.displayOrder ?? 0))
      .map(({ id, url, thumb, customer, quote }) => ({ id, url, thumb, customer, quote })),
    seminars: visibleInOrder(
      sources.seminars,
      sources.seminarSelections,
      advisor.createdAt,
      seesHidden ? [] : config.hiddenSeminars,
    ).map(({ id, title, thumb, trailer, advisor: uid }) => ({
      id,
      title,
      thumb,
      hasTrailer: trailer !== null,
      advisorName: nameOf(uid),
    })),
    experts: visibleInOrder(
      sources.experts,
      sources.expertSelections,
      advisor.createdAt,
      seesHidden ? [] : config.hiddenExperts,
    ).map(({ id, description, thumb, trailer, advisor: uid }) => ({
      id,
      description,
      thumb,
      hasTrailer: trailer !== null,
      advisorName: nameOf(uid),
    })),
  };
}

/** Items that the advisor shows, in the advisor's order. */
function visibleInOrder<Item extends { id: string; createdAt: Date }>(
  items: readonly Item[],
  selections: readonly Selection[],
  joined: Date,
  hidden: readonly string[],
): Item[] {
  return arrange(items, selections, joined)
    .filter(({ item, visible }) => visible && !hidden.includes(item.id))
    .map(({ item }) => item);
}
