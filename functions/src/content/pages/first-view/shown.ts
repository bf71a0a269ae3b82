import type { Advisor } from '@wbd/domain/advisors';
import {
  ADVISOR_PAGE,
  APPOINTMENT_PAGE,
  bookingTarget,
  contentPage,
  isBookableHere,
  type PageContent,
  type PublicPage,
} from '@wbd/domain/pages';

/** The first view of a page: the name of its template, and the data that fills it. */
export interface Shown {
  page: string;
  /** by the names of the roots of the placeholders */
  data: Readonly<Record<string, unknown>>;
}

/** A page whose words are the module's alone. */
export const shownAddress = (path: string): Shown => ({ page: path, data: {} });

export const shownPage = (page: PublicPage): Shown => ({ page: ADVISOR_PAGE, data: { page } });

/** The page of a content item. */
interface ContentPlace {
  page: PublicPage;
  /** whether the address is the one that shows the trailer first */
  teaser: boolean;
  /** the present time: sessions that have begun are not shown */
  now: Date;
}

/** Ids that stand in an address as they are, as all do that are made by the database. */
const PLAIN_ID = /^[\w-]+$/;

/** @returns null for what has an id that an address writes in another way */
export function shownContent(
  { kind, item, owner }: PageContent,
  { page, teaser, now }: ContentPlace,
): Shown | null {
  if (!PLAIN_ID.test(item.id) || !PLAIN_ID.test(owner.id)) return null;
  return { page: contentPage(kind, teaser), data: { page, item, owner, now } };
}

/** @returns null without an external calendar, and for an id that needs URL encoding */
export function shownAppointment(owner: Advisor, pathname: string): Shown | null {
  const via = pathname.split('/')[2] ?? '';
  const isPlain = [via, owner.id].every((id) => PLAIN_ID.test(id));
  if (!isPlain || pathname !== `/action/${via}/appointment/${owner.id}`) return null;
  // the first view of the page leads to a calendar elsewhere
  if (isBookableHere(owner) || bookingTarget(owner, null) === null) return null;
  return { page: APPOINTMENT_PAGE, data: { owner, params: { via } } };
}
