import { assemblePublicPage, type PublicPage } from '@wbd/domain';
import { readAdvisor, readAdvisorNames } from '../advisors/advisors.repository.ts';
import { readPublicConfig } from '../config/config.repository.ts';
import { readExpertVideos } from '../expert-videos/expert-videos.repository.ts';
import { readSelections } from '../selections/selections.repository.ts';
import { readSeminars } from '../seminars/seminars.repository.ts';
import { readTestimonials } from '../testimonials/testimonials.repository.ts';

/**
 * Puts an advisor's own page together from its sources, so that the advisor sees an edit before the server has written
 * it into the page's document. Only the advisor may read all of these.
 */
export async function readOwnPage(uid: string): Promise<PublicPage | null> {
  const [advisor, testimonials, seminars, seminarSelections, experts, expertSelections, config] =
    await Promise.all([
      readAdvisor(uid),
      readTestimonials(uid),
      readSeminars(),
      readSelections('seminar', uid),
      readExpertVideos(),
      readSelections('expert', uid),
      readPublicConfig(),
    ]);
  if (!advisor) return null;
  return assemblePublicPage({
    advisor,
    testimonials,
    seminars,
    seminarSelections,
    experts,
    expertSelections,
    advisorNames: await readAdvisorNames([...seminars, ...experts].map((item) => item.advisor)),
    config: config ?? { hiddenSeminars: [], hiddenExperts: [] },
  });
}
