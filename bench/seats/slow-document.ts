/**
 * The rush as it would be if the database took no more than so many writes a second to one document: 1,000 people want
 * 1,000 places of one session within a minute, each through the real way of taking a seat. The database here is a model: a
 * write that is bound to what was read waits for its turn, and is refused when another came first. Its time runs ten times
 * as fast as ours.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Customer } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import type { Session } from '@wbd/domain/seminars';
import { aCustomer, aRegistration, aRegistrationMail, aSession } from '@wbd/domain/testing';
import type { SeatsRepository } from '../../functions/src/seats/registrations/seats.repository.ts';
import {
  takeSeat,
  type TakeSeatPorts,
} from '../../functions/src/seats/registrations/take-seat.service.ts';
import { KeyedQueue } from '../../functions/src/core/keyed-queue.ts';

const PEOPLE = 1_000;
const RUSH_MS = 60_000;
/** as many as functions may have */
const INSTANCES = 10;
const SPEED = 10;
/** a look at documents, and a write that has its turn, in the database's region */
const READ_MS = 10;
const WRITE_MS = 25;

const clock = () => performance.now() * SPEED;
const pause = (milliseconds: number) => wait(milliseconds / SPEED);

interface RushResult {
  seated: number;
  /** asked to try again */
  unavailable: number;
  /** of those who got a seat */
  medianMs: number;
  longestMs: number;
}

function sessionOf(initial: Session, writesPerSecond: number): SeatsRepository {
  let session = initial;
  let version = 0;
  let lastMs = -Infinity;
  const turns = new KeyedQueue();
  return {
    async read() {
      await pause(READ_MS);
      const read = { session, version };
      return {
        session: read.session,
        registration: null,
        entry: null,
        customer: null satisfies Customer | null,
        elsewhere: () => Promise.resolve([]),
        guests: () => Promise.resolve(0),
        write: () =>
          turns.run(initial.id, async () => {
            if (read.version !== version) return false;
            const earliest = lastMs + 1_000 / writesPerSecond;
            await pause(Math.max(WRITE_MS, earliest - clock()));
            lastMs = clock();
            version += 1;
            session = { ...session, registrationCount: session.registrationCount + 1 };
            return true;
          }),
      };
    },
  };
}

async function rush(writesPerSecond: number): Promise<RushResult> {
  const session = aSession({ id: 'seminar', advisor: 'advisor' }, { maxParticipants: PEOPLE });
  const seats = sessionOf(session, writesPerSecond);
  const instances: TakeSeatPorts[] = Array.from({ length: INSTANCES }, () => ({
    seats,
    clock,
    pause,
    queue: new KeyedQueue(),
  }));
  const times: number[] = [];
  let unavailable = 0;
  await Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      await pause((person * RUSH_MS) / PEOPLE);
      const asked = clock();
      const registration = aRegistration(session, aCustomer('advisor'));
      const ports = instances[person % INSTANCES];
      if (!ports) throw new Error('There is no such instance.');
      try {
        await takeSeat(ports, {
          sessionId: session.id,
          customerId: registration.customer,
          again: false,
          now: registration.registeredAt,
          prepare: () => ({
            registration,
            mail: aRegistrationMail(registration),
            customer: null,
            found: null,
            referral: null,
          }),
        });
        times.push(clock() - asked);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
        unavailable += 1;
      }
    }),
  );
  times.sort((a, b) => a - b);
  return {
    seated: times.length,
    unavailable,
    medianMs: times[Math.floor(times.length / 2)] ?? Number.NaN,
    longestMs: times.at(-1) ?? Number.NaN,
  };
}

/** Prints what becomes of the rush at several speeds of the database. */
export async function slowDocument(): Promise<void> {
  console.log('writes a second   seats taken   asked to try again   median, s   longest, s');
  for (const writesPerSecond of [1, 5, 20, 100]) {
    const { seated, unavailable, medianMs, longestMs } = await rush(writesPerSecond);
    const seconds = [medianMs, longestMs].map((time) => (time / 1_000).toFixed(1));
    console.log([writesPerSecond, seated, unavailable, ...seconds].join('   '));
  }
}
