import {
  minutesAfter,
  type Appointment,
  type BookAppointmentInput,
  type BookAppointmentOutput,
} from '@wbd/domain/appointments';
import type { Customer } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { keptMs } from '@wbd/domain/retention';
import { berlinDay } from '@wbd/domain/time';
import { appointmentToken } from '../../../core/appointment-token.ts';
import type { Caller } from '../../../core/caller.ts';
import { currentTrace } from '../../../core/log/trace.ts';
import { retryOptimistically } from '../../../core/optimistic-retry.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import { bookedMails } from '../../../mail/occasions/appointment-mails.ts';
import type { MergePorts } from '../../merging/merge.service.ts';
import {
  expectPhone,
  provenLogin,
  type ProvenLoginPorts,
} from '../../merging/proven-login.service.ts';
import { takeOverNotes } from '../../merging/take-over-notes.service.ts';
import { knownReferrer, referredBy } from '../../referrals/referral.service.ts';
import type { PeopleRepository } from '../../registrations/people.repository.ts';
import type { AppointmentsRepository } from './appointments.repository.ts';
import { freeTimesOf, requireBookable, type Bookable, type BookablePorts } from './bookable.ts';
import { occupied } from './offered-times.ts';

/** Upcoming appointments of one person with one advisor. More than one, because a person may book for the family. */
const MOST_COMING = 3;

export interface BookAppointmentPorts extends BookablePorts {
  appointments: Pick<AppointmentsRepository, 'type' | 'hours' | 'appointment' | 'book'>;
  people: Pick<PeopleRepository, 'advisor' | 'customer'>;
  merging: MergePorts;
  logins: ProvenLoginPorts['logins'];
  countComing(phone: string, advisor: string, now: Date): Promise<number>;
  /** limits bookings per phone number */
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Books an appointment for the caller, whose number is proven. As with a registration, a new caller becomes a
 * customer of the advisor on whose page they book.
 * @throws AppError `auth/phone-required`, `auth/code-required`, `rate/limited`, `appointment-type/not-found`,
 *   `appointment/taken`, `appointment/too-many`, and `conflict` when another appointment has this id
 */
export async function bookAppointment(
  ports: BookAppointmentPorts,
  input: BookAppointmentInput,
  { uid, phone }: Caller,
): Promise<BookAppointmentOutput> {
  if (phone === null) throw new AppError('auth/phone-required');
  const now = ports.now();
  const start = new Date(input.start);
  const earlier = await ports.appointments.appointment(input.id);
  if (earlier) {
    const isRepeated = earlier.phone === phone && earlier.start.getTime() === start.getTime();
    if (!isRepeated) throw new AppError('conflict');
    return { token: appointmentToken(earlier), loginToken: null };
  }
  if (!(await ports.limit.take(phone, now))) throw new AppError('rate/limited');
  const bookable = await requireBookable(ports, input.typeId);
  const { advisor } = bookable;
  const [referrer, page, coming] = await Promise.all([
    knownReferrer(ports.people, input.ref, uid),
    input.pageId === advisor.id ? null : ports.people.advisor(input.pageId),
    ports.countComing(phone, advisor.id, now),
    expectFree(ports, bookable, start, now),
  ]);
  if (coming >= MOST_COMING) throw new AppError('appointment/too-many');

  const { firstName, lastName, email } = input;
  const said = { uid, firstName, lastName, email, phone };
  const login = await provenLogin({ ...ports.merging, logins: ports.logins }, said);
  const person = { ...said, uid: login.uid };
  const arrival = {
    person,
    page: page?.id ?? advisor.id,
    occasion: 'appointment' as const,
    now,
    expectLogin: () => expectPhone(ports, person),
    // an appointment by phone is a call that the person agreed to
    mayCall: false,
  };
  const { entries, seats } = ports.merging;
  const booked = await retryOptimistically(seats, `appointment ${input.id}`, async () => {
    const { entry, customer: arrived, found } = await takeOverNotes(ports.merging, arrival);
    if (!entry.customer) await arrival.expectLogin();
    const { customer, referral } = referredBy(arrived, referrer, 'appointment', now);
    if (!(await entries.write({ found, put: [{ entry, customer }], referral }))) return null;
    const appointment = newAppointment(bookable, customer);
    const written = await ports.appointments.book(appointment, bookedMails(appointment, now));
    if (written === 'taken') throw new AppError('appointment/taken');
    return written === 'gone' ? null : appointment;
  });
  return { token: appointmentToken(booked), loginToken: login.token };

  function newAppointment({ type }: Bookable, customer: Customer): Appointment {
    return {
      id: input.id,
      advisor: advisor.id,
      advisorName: `${advisor.firstName} ${advisor.lastName}`,
      customer: customer.id,
      takenAs: customer.id,
      isOwn: customer.advisor === advisor.id,
      type: type.id,
      title: type.title,
      place: type.place,
      firstName,
      lastName,
      phone: person.phone,
      email,
      // stores the questions with the answers, because the advisor may have changed them
      answers: input.answers,
      start,
      end: minutesAfter(start, type.minutes),
      freeFrom: occupied(start, type).end,
      state: 'booked',
      cancelledBy: null,
      reason: null,
      changes: 0,
      video: input.videoId,
      bookedAt: now,
      changedAt: now,
      trace: currentTrace(),
      expiresAt: new Date(start.getTime() + keptMs('appointments')),
    };
  }
}

/**
 * @param except the current time of an appointment that is being moved
 * @throws AppError `appointment/taken` for a time at which no appointment of this type can begin
 */
export async function expectFree(
  ports: Pick<BookablePorts, 'busyTimes'>,
  bookable: Pick<Bookable, 'type' | 'hours'>,
  start: Date,
  now: Date,
  except: { start: Date; end: Date } | null = null,
): Promise<void> {
  const times = await freeTimesOf(ports, bookable, [berlinDay(start)], now, except);
  if (!times.some((time) => time.getTime() === start.getTime())) {
    throw new AppError('appointment/taken');
  }
}
