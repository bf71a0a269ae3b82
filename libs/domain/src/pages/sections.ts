import { DEFAULT_ADVISOR_CODE } from '../advisors/advisor-code.ts';
import { served } from '../first-view/served.ts';
import type { PublicPage } from './public-page.ts';

/** The start page and advisors' own pages show testimonials below the hero; pages with the network's offer do not. */
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
