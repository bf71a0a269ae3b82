import { isDefaultCode } from '../advisors/advisor-code.ts';
import { topicOf } from '../content/topic.ts';
import { pictureUrls, widthsOf } from '../files/picture-sizes.ts';
import { parseHeroSubtext } from '../pages/hero-subtext.ts';
import { isOwnPage, showsTestimonials } from '../pages/sections.ts';
import { comingDates, firstDates, hasFullDate } from '../seminars/next-date.ts';
import { dateTimeOf } from '../time/berlin-time.ts';
import { all, any, atMost, count, has, or } from '../first-view/conditions.ts';

/** Joins texts. */
const join = (...texts: readonly string[]) => texts.join('');

/** What the server calls to fill templates, by the names under which `served` notes it. */
export const OPERATIONS = {
  all,
  any,
  atMost,
  comingDates,
  count,
  dateTimeOf,
  firstDates,
  has,
  hasFullDate,
  isDefaultCode,
  isOwnPage,
  join,
  or,
  parseHeroSubtext,
  pictureUrls,
  showsTestimonials,
  topicOf,
  widthsOf,
} as const;
