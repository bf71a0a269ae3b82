import { AppError, hasBegun, type Registration, type Seminar } from '@wbd/domain';
import { eraseTraces, type EraseCustomerPorts } from '../../customers/erase-customer.service.ts';
import { cancellationMail } from '../../mail/occasions/registration-mails.ts';
import { freeSeat, type FreeSeatPorts } from '../../registrations/free-seat.service.ts';
import { atMost } from '../../shared/at-most.ts';
import type { RunStep } from '../carry-out-closure.service.ts';
import type { CustomersOfAdvisor } from './customers-of-advisor.repository.ts';

const CUSTOMERS_AT_ONCE = 5;
/** A mail server may be away for a night; later than this no one is waited for. */
const LONGEST_WAIT_MS = 24 * 3_600_000;
/** How long one process watches the outbox, and how often it looks. */
const WATCH_MS = 30_000;
const LOOK_EVERY_MS = 1_000;

export interface ReleaseSeatsPorts {
  stored: Pick<CustomersOfAdvisor, 'seats'>;
  seminar(id: string): Promise<Seminar | null>;
  seats: FreeSeatPorts;
  now(): Date;
}

/**
 * Frees the seats that the advisor's customers have in coming sessions of other advisors, and tells them. Nothing of it
 * depends on the customers themselves, who are erased later.
 */
export function releaseSeats(ports: ReleaseSeatsPorts): RunStep {
  return async ({ id: uid }, deadline) => {
    for await (const page of ports.stored.seats(uid)) {
      for (const registration of page) {
        if (deadline.isOver()) return false;
        await releaseSeat(ports, registration);
      }
    }
    return true;
  };
}

const NOTHING_TO_FREE: readonly string[] = [
  'session/past',
  'session/not-found',
  'registration/not-found',
];

async function releaseSeat(ports: ReleaseSeatsPorts, registration: Registration): Promise<void> {
  const seminar = await ports.seminar(registration.seminar);
  if (!seminar) return;
  try {
    await freeSeat(ports.seats, {
      sessionId: registration.session,
      customerId: registration.customer,
      prepare(session, current) {
        const now = ports.now();
        if (hasBegun(session, now)) throw new AppError('session/past');
        const leaving = { session, seminar, now, reason: 'advisor-left' } as const;
        return { mail: cancellationMail(current, leaving), told: [] };
      },
    });
  } catch (error) {
    if (!(error instanceof AppError) || !NOTHING_TO_FREE.includes(error.code)) throw error;
  }
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
        await eraseTraces(erasing, customer);
        await erasing.traces.removeCustomer(customer, null);
      });
      if (deadline.isOver()) return false;
    }
  };
}
