import { DEFAULT_ADVISOR_CODE } from '../advisors/advisor-code.ts';
import { served } from '../first-view/served.ts';
import type { PublicPage } from './public-page.ts';

/** The start and pages of one's own have what customers say below the hero; a page that shows the network's offer has not. */
export const showsTestimonials = served(
  'showsTestimonials',
  ({ testimonials, hasOwnPage, code }: PublicPage) =>
    testimonials.length > 0 && (hasOwnPage || code === DEFAULT_ADVISOR_CODE),
  true,
);

/** Whether it is the advisor's own page; another one shows what the network offers. */
export const isOwnPage = served(
  'isOwnPage',
  ({ hasOwnPage, code }: PublicPage) => hasOwnPage && code !== DEFAULT_ADVISOR_CODE,
  true,
);
