import { isComing, isToRecord, minutesAfter, type Appointment } from '@wbd/domain/appointments';
import { AppError } from '@wbd/domain/errors';
import { keptMs } from '@wbd/domain/retention';
import { requireAppointmentToken } from '../../../core/appointment-token.ts';
import { untilWritten } from '../../../core/optimistic-retry.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import {
  calledOffMails,
  cancelledMails,
  movedMails,
} from '../../../mail/occasions/appointment-mails.ts';
import type { AppointmentsRepository } from './appointments.repository.ts';
import { expectFree } from './book-appointment.service.ts';
import { requireBookable, type BookablePorts } from './bookable.ts';
import { linkedAppointment } from './linked-appointment.ts';
import { occupied } from './offered-times.ts';

export interface ChangePorts {
  appointments: Pick<AppointmentsRepository, 'appointment' | 'change'>;
  now(): Date;
}

export interface MovePorts extends BookablePorts {
  appointments: Pick<AppointmentsRepository, 'type' | 'hours' | 'appointment' | 'change'>;
  /** limit of moves per phone number */
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Moves the appointment of a link to another free time of its type.
 * @throws AppError `link/invalid`, `appointment/not-found`, `appointment/over`, `appointment/taken`, `rate/limited`,
 *   `appointment-type/not-found`
 */
export async function moveAppointment(
  ports: MovePorts,
  { token, start: iso }: { token: string; start: string },
): Promise<Record<never, never>> {
  const start = new Date(iso);
  await untilWritten(async () => {
    const before = await linkedAppointment(ports.appointments, requireAppointmentToken(token));
    const now = ports.now();
    // a retry after a lost response
    if (isComing(before, now) && before.start.getTime() === start.getTime()) return true;
    expectComing(before, now);
    if (!(await ports.limit.take(before.phone, now))) throw new AppError('rate/limited');
    const bookable = await requireBookable(ports, before.type);
    const except = { start: before.start, end: before.freeFrom };
    await expectFree(ports, bookable, start, now, except);
    const { type } = bookable;
    const after: Appointment = {
      ...before,
      title: type.title,
      place: type.place,
      start,
      end: minutesAfter(start, type.minutes),
      freeFrom: occupied(start, type).end,
      changes: before.changes + 1,
      changedAt: now,
      expiresAt: new Date(start.getTime() + keptMs('appointments')),
    };
    return write(ports, before, after, movedMails(after, before.start, now));
  });
  return {};
}

/** Cancels the appointment of a link. @throws AppError `link/invalid`, `appointment/not-found`, `appointment/over` */
export async function cancelAppointment(
  ports: ChangePorts,
  { token }: { token: string },
): Promise<Record<never, never>> {
  await untilWritten(async () => {
    const before = await linkedAppointment(ports.appointments, requireAppointmentToken(token));
    if (before.cancelledBy === 'customer') return true;
    const now = ports.now();
    expectComing(before, now);
    const after = cancelled(before, { cancelledBy: 'customer', reason: null }, now);
    return write(ports, before, after, cancelledMails(after, now));
  });
  return {};
}

/** The advisor calls an appointment off. @throws AppError `appointment/not-found`, `appointment/over` */
export async function callOffAppointment(
  ports: ChangePorts,
  { id, reason }: { id: string; reason: string | null },
  advisor: string,
): Promise<Record<never, never>> {
  await untilWritten(async () => {
    const before = await ownAppointment(ports, id, advisor);
    if (before.cancelledBy === 'advisor') return true;
    const now = ports.now();
    expectComing(before, now);
    const after = cancelled(before, { cancelledBy: 'advisor', reason }, now);
    return write(ports, before, after, calledOffMails(after, now));
  });
  return {};
}

/**
 * Records or corrects the outcome of an appointment of the calling advisor.
 * @throws AppError `appointment/not-found`; `appointment/over` for a cancelled or future appointment
 */
export async function recordAppointment(
  ports: ChangePorts,
  { id, outcome }: { id: string; outcome: 'came' | 'missed' },
  advisor: string,
): Promise<Record<never, never>> {
  await untilWritten(async () => {
    const before = await ownAppointment(ports, id, advisor);
    if (before.state === outcome) return true;
    if (!isToRecord(before, ports.now())) throw new AppError('appointment/over');
    return write(ports, before, { ...before, state: outcome }, []);
  });
  return {};
}

async function ownAppointment(
  { appointments }: Pick<ChangePorts, 'appointments'>,
  id: string,
  advisor: string,
): Promise<Appointment> {
  const appointment = await appointments.appointment(id);
  if (appointment?.advisor !== advisor) throw new AppError('appointment/not-found');
  return appointment;
}

function expectComing(appointment: Appointment, now: Date): void {
  if (!isComing(appointment, now)) throw new AppError('appointment/over');
}

/** The cancelled version of an appointment, which frees its time. */
export function cancelled(
  before: Appointment,
  how: Pick<Appointment, 'cancelledBy' | 'reason'>,
  now: Date,
): Appointment {
  const changes = before.changes + 1;
  return { ...before, ...how, state: 'cancelled', changes, changedAt: now };
}

/** @returns null when the appointment was changed in the meantime */
async function write(
  { appointments }: Pick<ChangePorts, 'appointments'>,
  before: Appointment,
  after: Appointment,
  mails: Parameters<AppointmentsRepository['change']>[2],
): Promise<true | null> {
  const written = await appointments.change(before, after, mails);
  if (written === 'taken') throw new AppError('appointment/taken');
  return written === 'written' || null;
}
