import { hasBegun } from '@wbd/domain/time';
import { untilWritten } from '../../core/optimistic-retry.ts';
import type { EffectInSession } from '../../mail/occasions/colleague-mail.ts';
import { cancellationMail, waitingClosedMail } from '../../mail/occasions/registration-mails.ts';
import { tellColleagues, type TellColleaguesPorts } from '../../mail/occasions/tell-colleagues.ts';
import type { WaitingListsRepository } from '../waiting-list/waiting-lists.repository.ts';
import type { SessionSeats, SessionSeatsRepository } from './session-seats.repository.ts';

export interface ClearSessionPorts extends TellColleaguesPorts {
  seats: SessionSeatsRepository;
  lists: Pick<WaitingListsRepository, 'read' | 'list'>;
  now(): Date;
}

/** Why a session does not take place, and who decided it. */
export interface ClearingOrder extends Pick<EffectInSession, 'effect' | 'orderedAt' | 'note'> {
  /** the owner's uid: they need no mail about it */
  owner: string;
}

/**
 * Hides a session and frees all of its seats and waiting places. Before it has begun, each of these people gets a mail that
 * it is cancelled, and so does each colleague whose customers they are. Repeating it goes on where it was interrupted,
 * without a second mail to anyone.
 * @throws AppError `unavailable` when other writes keep getting in the way
 */
export async function clearSession(
  ports: ClearSessionPorts,
  sessionId: string,
  order: ClearingOrder,
): Promise<void> {
  // a seat that becomes free is offered to no one then
  await ports.seats.hide(sessionId);
  await closeList(ports, sessionId, order);
  let isEmpty = false;
  while (!isEmpty) {
    isEmpty = await untilWritten(async () => {
      const state = await ports.seats.read(sessionId);
      if (!state.session || state.isEmpty) return true;
      const leaving = leavingOf(ports, state, order);
      if (leaving) await tellOthers(ports, order, leaving, state.registrations);
      const mails = leaving
        ? state.registrations.map((registration) => cancellationMail(registration, leaving))
        : [];
      return (await state.free(mails)) ? false : null;
    });
  }
}

async function closeList(
  ports: ClearSessionPorts,
  sessionId: string,
  order: ClearingOrder,
): Promise<void> {
  const leaving = leavingOf(ports, await ports.seats.read(sessionId), order);
  if (leaving) await tellOthers(ports, order, leaving, await ports.lists.list(sessionId));
  await untilWritten(async () => {
    const list = await ports.lists.read(sessionId, ports.now());
    const news =
      leaving &&
      ((entry: Parameters<typeof waitingClosedMail>[0]) => waitingClosedMail(entry, leaving));
    return (await list.close(news)) || null;
  });
}

type Leaving = NonNullable<ReturnType<typeof leavingOf>>;

/** What there is to tell of a session; nothing once it has begun. */
function leavingOf(
  ports: Pick<ClearSessionPorts, 'now'>,
  { session, seminar }: SessionSeats,
  { note }: ClearingOrder,
) {
  const now = ports.now();
  if (!session || !seminar || hasBegun(session, now)) return undefined;
  return { session, seminar, now, reason: 'session-cancelled', note } as const;
}

/** The colleagues whose customers are among these people. */
async function tellOthers(
  ports: ClearSessionPorts,
  { owner, ...order }: ClearingOrder,
  { session, seminar, now }: Leaving,
  people: readonly { advisor: string }[],
): Promise<void> {
  const colleagues = new Set(people.map(({ advisor }) => advisor));
  colleagues.delete(owner);
  await tellColleagues(ports, colleagues, { ...order, session, seminar, now });
}
