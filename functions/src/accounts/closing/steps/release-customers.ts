import type { ClosedBy } from '@wbd/domain/collections';
import { AppError } from '@wbd/domain/errors';
import { isPlaceReminded } from '@wbd/domain/seats';
import {
  isReminded,
  type Registration,
  type Seminar,
  type Session,
  type WaitingEntry,
} from '@wbd/domain/seminars';
import {
  eraseTraces,
  type EraseCustomerPorts,
} from '../../../seats/data-rights/erase-customer.service.ts';
import { cancellationMail, waitingClosedMail } from '../../../mail/occasions/registration-mails.ts';
import { freeSeat, type FreeSeatPorts } from '../../../seats/registrations/free-seat.service.ts';
import { requireAhead } from '../../../seats/registrations/session-refusal.ts';
import {
  tellColleagues,
  type TellColleaguesPorts,
} from '../../../mail/occasions/tell-colleagues.ts';
import {
  callOffAppointment,
  type ChangePorts,
} from '../../../seats/appointments/booking/change-appointment.service.ts';
import { atMost } from '../../../core/at-most.ts';
import {
  removeEntry,
  type LeavePorts,
} from '../../../seats/waiting-list/leave-waiting-list.service.ts';
import type { Deadline, RunStep } from '../carry-out-closure.service.ts';
import type { AccountClosure } from '@wbd/domain/accounts';
import type { CustomersOfAdvisor } from './customers-of-advisor.repository.ts';

const CUSTOMERS_AT_ONCE = 5;
/** A mail server may be away for a night; later than this no one is waited for. */
const LONGEST_WAIT_MS = 24 * 3_600_000;
/** How long one process watches the outbox, and how often it looks. */
const WATCH_MS = 30_000;
const LOOK_EVERY_MS = 1_000;

export interface ReleaseSeatsPorts extends TellColleaguesPorts {
  stored: Pick<CustomersOfAdvisor, 'seats' | 'waiting' | 'appointments'>;
  session(id: string): Promise<Session | null>;
  seminar(id: string): Promise<Seminar | null>;
  seats: FreeSeatPorts;
  lists: LeavePorts['lists'];
  appointments: ChangePorts['appointments'];
  now(): Date;
}

/**
 * Frees the seats and waiting-list places of the advisor's customers in upcoming sessions of other advisors, and sends
 * mails to both. The customers are erased later.
 */
export function releaseSeats(ports: ReleaseSeatsPorts): RunStep {
  return async (closure, deadline) => {
    for (const release of Object.values(RELEASED_BY_CODE)) {
      if (!(await release(ports, closure, deadline))) return false;
    }
    return true;
  };
}

type Release = (
  ports: ReleaseSeatsPorts,
  closure: AccountClosure,
  deadline: Deadline,
) => Promise<boolean>;

/** Collections that this step handles in code. */
const RELEASED_BY_CODE: Readonly<Record<ClosedBy<'seats'>, Release>> = {
  async registrations(ports, closure, deadline) {
    const told = new Set<string>();
    for await (const page of ports.stored.seats(closure.id)) {
      for (const registration of page) {
        if (deadline.isOver()) return false;
        await releaseSeat(ports, closure, registration, told);
      }
    }
    return true;
  },
  async waiting(ports, closure, deadline) {
    for await (const page of ports.stored.waiting(closure.id)) {
      for (const entry of page) {
        if (deadline.isOver()) return false;
        await releaseWaiting(ports, entry);
      }
    }
    return true;
  },
  async appointments(ports, closure, deadline) {
    for await (const page of ports.stored.appointments(closure.id, ports.now())) {
      for (const { id } of page) {
        if (deadline.isOver()) return false;
        await callOff(ports, closure.id, id);
      }
    }
    return true;
  },
};

async function callOff(ports: ReleaseSeatsPorts, uid: string, id: string): Promise<void> {
  try {
    await callOffAppointment(ports, { id, reason: null }, uid);
  } catch (error) {
    // the appointment has begun or was erased or cancelled in the meantime
    if (!(error instanceof AppError) || !error.code.startsWith('appointment/')) throw error;
  }
}

const NOTHING_TO_FREE: readonly string[] = [
  'session/past',
  'session/called-off',
  'session/not-found',
  'registration/not-found',
];

/** @param told sessions whose owner has been told by this process */
async function releaseSeat(
  ports: ReleaseSeatsPorts,
  closure: AccountClosure,
  registration: Registration,
  told: Set<string>,
): Promise<void> {
  const coming = await comingSession(ports, registration.session);
  if (!coming) return;
  if (!told.has(registration.session)) {
    await tellOwner(ports, closure, coming);
    told.add(registration.session);
  }
  try {
    await freeSeat(ports.seats, {
      sessionId: registration.session,
      customerId: registration.customer,
      prepare(session, current) {
        const now = ports.now();
        requireAhead(session, now);
        const leaving = { session, seminar: coming.seminar, now, reason: 'advisor-left' } as const;
        return { mail: cancellationMail(current, leaving), told: [] };
      },
    });
  } catch (error) {
    if (!(error instanceof AppError) || !NOTHING_TO_FREE.includes(error.code)) throw error;
  }
}

/** An offer that ran out goes without a word, with the customer. */
async function releaseWaiting(ports: ReleaseSeatsPorts, entry: WaitingEntry): Promise<void> {
  const coming = isPlaceReminded(entry, ports.now())
    ? await comingSession(ports, entry.session)
    : null;
  if (!coming) return;
  const { seminar } = coming;
  const now = ports.now();
  await removeEntry(
    { ...ports.seats, lists: ports.lists },
    entry.session,
    entry.customer,
    (current, session) =>
      waitingClosedMail(current, { session, seminar, now, reason: 'advisor-left' }),
  );
}

interface ComingSession {
  session: Session;
  seminar: Seminar;
}

async function comingSession(ports: ReleaseSeatsPorts, id: string): Promise<ComingSession | null> {
  const session = await ports.session(id);
  const seminar = session && (await ports.seminar(session.seminar));
  return seminar && isReminded(session, ports.now()) ? { session, seminar } : null;
}

async function tellOwner(
  ports: ReleaseSeatsPorts,
  { id: uid, orderedAt }: AccountClosure,
  { session, seminar }: ComingSession,
): Promise<void> {
  if (seminar.advisor === uid) return;
  await tellColleagues(ports, new Set([seminar.advisor]), {
    effect: 'seats-freed',
    session,
    seminar,
    orderedAt,
    note: null,
    now: ports.now(),
  });
}

export interface AwaitMailsPorts {
  stored: Pick<CustomersOfAdvisor, 'hasMailsUnderWay'>;
  pause(milliseconds: number): Promise<void>;
  now(): Date;
}

/** Waits for the mails to customers and advisor: with the customers their mails are erased, too. */
export function awaitMails(ports: AwaitMailsPorts): RunStep {
  return async ({ id: uid, orderedAt }, deadline) => {
    const longest = orderedAt.getTime() + LONGEST_WAIT_MS;
    for (let waited = 0; ports.now().getTime() < longest; waited += LOOK_EVERY_MS) {
      if (!(await ports.stored.hasMailsUnderWay(uid))) return true;
      if (waited >= WATCH_MS || deadline.isOver()) return false;
      await ports.pause(LOOK_EVERY_MS);
    }
    return true;
  };
}

export interface EraseCustomersPorts {
  stored: Pick<CustomersOfAdvisor, 'someCustomers'>;
  erasing: EraseCustomerPorts;
}

/** Erases the advisor's customers, as each of them could do alone. */
export function eraseCustomers({ stored, erasing }: EraseCustomersPorts): RunStep {
  return async ({ id: uid }, deadline) => {
    for (;;) {
      const some = await stored.someCustomers(uid);
      if (some.length === 0) return true;
      await atMost(CUSTOMERS_AT_ONCE, some, async (customer) => {
        if (deadline.isOver()) return;
        for (const erase of Object.values(ERASED_BY_CODE)) await erase(erasing, customer);
      });
      if (deadline.isOver()) return false;
    }
  };
}

/** Collections that this step handles in code. */
const ERASED_BY_CODE: Readonly<
  Record<ClosedBy<'customers'>, (ports: EraseCustomerPorts, customer: string) => Promise<void>>
> = {
  async customers(erasing, customer) {
    await eraseTraces(erasing, customer);
    await erasing.traces.removeCustomer(customer, null);
  },
};
