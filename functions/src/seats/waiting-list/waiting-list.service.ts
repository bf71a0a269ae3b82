import { isPlaceShownTo, type WaitingListOutput } from '@wbd/domain/seats';
import { asHost, type HostPeople } from '../registrations/host.ts';
import type { AccountCaller } from '../../core/caller.ts';
import type { WaitingListsRepository } from './waiting-lists.repository.ts';

export interface WaitingListPorts {
  people: HostPeople;
  lists: Pick<WaitingListsRepository, 'list'>;
  now: () => Date;
}

/**
 * Who waits for a seat in a session, for an advisor who sees the session: their own customers by name, the others as
 * places in the line. Refuses with `permission/denied`, `session/not-found`, `seminar/not-found`.
 */
export async function waitingList(
  { people, lists, now }: WaitingListPorts,
  { sessionId }: { sessionId: string },
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<WaitingListOutput> {
  await asHost(people, advisor, sessionId);
  let place = 0;
  const shown = (await lists.list(sessionId)).filter((entry) =>
    isPlaceShownTo('host', entry, now()),
  );
  const entries = shown.map((entry) => ({
    place: entry.state === 'waiting' ? (place += 1) : null,
    name: entry.advisor === advisor.id ? `${entry.firstName} ${entry.lastName}` : null,
    since: entry.joinedAt.toISOString(),
    offerUntil: entry.offerUntil?.toISOString() ?? null,
  }));
  return { entries };
}
