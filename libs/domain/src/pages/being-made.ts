import type { Advisor } from '../advisors/advisor.ts';
import type { PublicPage } from './public-page.ts';

/** How long the server may take to build the page of a new advisor. */
const BEING_MADE_MS = 120_000;

/** Whether a new advisor's page, as it was read at that time, is still being built. */
export function isBeingMade(
  page: Pick<PublicPage, 'seminars' | 'experts'> | null,
  { createdAt }: Pick<Advisor, 'createdAt'>,
  readAt: Date,
): boolean {
  const isEmpty = !page || page.seminars.length + page.experts.length === 0;
  return isEmpty && readAt.getTime() < createdAt.getTime() + BEING_MADE_MS;
}
