import { AppError } from '@wbd/domain/errors';
import { freeSeats, isSeatHeld, LONGEST_WAITING_LIST } from '@wbd/domain/seats';
import {
  isReminded,
  type Registration,
  type Session,
  type WaitingEntry,
} from '@wbd/domain/seminars';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import { admitGuest } from '../guests/guest-share.ts';
import { requireTakingPeople } from './session-refusal.ts';
import type { EntryWrites, SeatsRepository, SeatState, SeatWrites } from './seats.repository.ts';

export interface SeatOrder {
  sessionId: string;
  customerId: string;
  /** takes a seat besides one in another session of the seminar; refused with `registration/elsewhere` otherwise */
  again: boolean;
  /** time of the request; recognises the registration of this request after a lost answer of the database */
  now: Date;
  /** who asks for the seat: hosts may until the session's day is over, everyone else until it begins */
  viewer?: 'member' | 'host';
  /** Renews what `prepare` relies on besides the state, before another attempt; reads at the same time as the state. */
  refresh?: () => Promise<void>;
  /** Refuses after each read of the state and before its write, when it depends on more than the state. */
  admit?: (state: SeatState) => Promise<void>;
  /** Refuses, for reasons of its own, before seats are looked at. */
  demand?: (state: SeatState) => void;
  /** Decides what is written, from the state that is still current when it is written. */
  prepare(session: Session, state: SeatState): SeatWrites;
}

/** The same for a person who goes on the waiting list when no seat is free. */
export interface PlaceOrder extends SeatOrder {
  prepareEntry(session: Session, state: SeatState): EntryWrites;
}

export type Place = { registration: Registration } | { entry: WaitingEntry };

export interface TakeSeatPorts extends OptimisticRetryPorts {
  seats: SeatsRepository;
}

/**
 * Takes one seat: a free one, or the one that is held for the person. Or refuses: `session/not-found`, `session/past`,
 * `session/called-off`, `registration/duplicate`, `registration/elsewhere`, `session/full`, `session/guests-full`, `unavailable` when writes to the
 * session keep conflicting. A refusal leaves nothing behind.
 */
export function takeSeat(ports: TakeSeatPorts, order: SeatOrder): Promise<Registration> {
  return attempts(ports, order, async (state, round) => {
    if (round > 0 && isOwn(state.registration, order)) return state.registration;
    order.demand?.(state);
    const session = open(state, order);
    if (!hasSeatFor(state.entry, session, order.now)) throw new AppError('session/full');
    await demandOnlySeat(state, order);
    const writes = order.prepare(session, state);
    const told = await admitGuest(session, writes.registration, state.guests);
    return (await state.write(writes, told)) ? writes.registration : null;
  });
}

/**
 * Takes one seat, or a place on the waiting list when there is none. Refuses like `takeSeat`, and instead of
 * `session/full` with `waiting/duplicate` or `waiting/full`.
 */
export function takeSeatOrWait(ports: TakeSeatPorts, order: PlaceOrder): Promise<Place> {
  return attempts<Place>(ports, order, async (state, round) => {
    const { registration, entry } = state;
    if (round > 0 && isOwn(registration, order)) return { registration };
    if (round > 0 && entry?.joinedAt.getTime() === order.now.getTime()) return { entry };
    const session = open(state, order);
    await demandOnlySeat(state, order);
    const writes = hasSeatFor(entry, session, order.now)
      ? order.prepare(session, state)
      : order.prepareEntry(joinable(session, entry), state);
    return (await state.write(writes)) ? writes : null;
  });
}

function attempts<Result>(
  ports: TakeSeatPorts,
  order: SeatOrder,
  attempt: (state: SeatState, round: number) => Promise<Result | null>,
): Promise<Result> {
  return retryOptimistically(ports, order.sessionId, async (round) => {
    const [state] = await Promise.all([
      ports.seats.read(order.sessionId, order.customerId),
      round > 0 ? order.refresh?.() : undefined,
    ]);
    await order.admit?.(state);
    return attempt(state, round);
  });
}

function open(state: SeatState, { now, viewer = 'member' }: SeatOrder): Session {
  const { session } = state;
  if (session && state.registration) throw new AppError('registration/duplicate');
  requireTakingPeople(session, viewer, now);
  return session;
}

/** Comes last, because it costs a query: most who are turned away find a session full. */
async function demandOnlySeat(state: SeatState, { again, now }: SeatOrder): Promise<void> {
  if (again) return;
  const others = await state.elsewhere();
  if (others.some((session) => isReminded(session, now))) {
    throw new AppError('registration/elsewhere');
  }
}

/** Whether there is a seat for the person: one that anyone may take, or the one that is held for them. */
export function hasSeatFor(entry: WaitingEntry | null, session: Session, now: Date): boolean {
  // rules let no owner take a held seat away; should there be one too few all the same, the session is full
  return isSeatHeld(entry, now)
    ? session.registrationCount < session.maxParticipants
    : freeSeats(session) > 0;
}

function joinable(session: Session, entry: WaitingEntry | null): Session {
  if (entry?.state === 'waiting') throw new AppError('waiting/duplicate');
  if (session.waitingCount >= LONGEST_WAITING_LIST) throw new AppError('waiting/full');
  return session;
}

function isOwn(registration: Registration | null, order: SeatOrder): registration is Registration {
  return registration?.registeredAt.getTime() === order.now.getTime();
}
