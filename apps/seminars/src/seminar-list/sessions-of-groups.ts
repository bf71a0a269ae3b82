import { seminarGroupsQuery, type SeminarGroups } from '@wbd/data/seminars';
import { sessionsOfSeminarsQuery } from '@wbd/data/sessions';
import type { Advisor } from '@wbd/domain/advisors';
import type { QueryClient } from '@wbd/query';

/** The dates of all seminars that the page lists. */
export const sessionsOfGroupsQuery = ({ own, colleagues }: SeminarGroups, viewerId: string) =>
  sessionsOfSeminarsQuery([...own, ...colleagues], viewerId);

/** Asks for what the page shows: the seminars, then their dates. */
export async function readSeminarsAhead(client: QueryClient, advisor: Advisor): Promise<void> {
  const groups = await client.query(seminarGroupsQuery(advisor));
  await client.query(sessionsOfGroupsQuery(groups, advisor.id));
}
