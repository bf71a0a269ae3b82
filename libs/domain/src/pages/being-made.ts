import type { Advisor } from '../advisors/advisor.ts';
import type { PublicPage } from './public-page.ts';

/** How long the server may take to build a new advisor's page. */
const BEING_MADE_MS = 120_000;

/** Whether a new advisor's page was still being built when it was read. */
export function isBeingMade(
  page: Pick<PublicPage, 'seminars' | 'experts'> | null,
  { createdAt }: Pick<Advisor, 'createdAt'>,
  readAt: Date,
): boolean {
  const isEmpty = !page || page.seminars.length + page.experts.length === 0;
  return isEmpty && readAt.getTime() < createdAt.getTime() + BEING_MADE_MS;
}
