import {
  appointmentHoursSchema,
  appointmentSchema,
  appointmentTypeSchema,
  type Appointment,
  type AppointmentHours,
  type AppointmentType,
} from '@wbd/domain/appointments';
import { referralSchema } from '@wbd/domain/customers';
import type { Mail } from '@wbd/domain/mails';
import { keptMs } from '@wbd/domain/retention';
import type { Transaction } from 'firebase-admin/firestore';
import {
  db,
  grpcStatus,
  isOutdated,
  isUncertain,
  parseDocument,
  statusOf,
  toData,
} from '../../../core/firestore.ts';
import { cellOf, occupiedBy } from '../../../people/appointments/slot-cells.ts';

/**
 * `taken`: another appointment overlaps the time. `gone`: the customer was erased or merged, or the
 * appointment was changed, in the meantime.
 */
export type Written = 'written' | 'taken' | 'gone';

export interface AppointmentsRepository {
  type(id: string): Promise<AppointmentType | null>;
  /** null for an advisor who never entered hours */
  hours(advisor: string): Promise<AppointmentHours | null>;
  appointment(id: string): Promise<Appointment | null>;
  /** Stores a new appointment with its quarters and mails, and updates the customer's referral. */
  book(appointment: Appointment, mails: readonly Mail[]): Promise<Written>;
  /** Replaces an appointment, takes the quarters it now needs, and frees the others. */
  change(before: Appointment, after: Appointment, mails: readonly Mail[]): Promise<Written>;
}

export const appointmentsRepository: AppointmentsRepository = {
  async type(id) {
    return parseDocument(appointmentTypeSchema, await db.doc(`appointmentTypes/${id}`).get());
  },
  async hours(advisor) {
    return parseDocument(appointmentHoursSchema, await db.doc(`appointmentHours/${advisor}`).get());
  },
  async appointment(id) {
    return parseDocument(appointmentSchema, await db.doc(`appointments/${id}`).get());
  },
  book: (appointment, mails) =>
    unlessTaken(async (transaction) => {
      const row = rowOf(appointment);
      const [customer, stored, referral] = await transaction.getAll(
        db.doc(`customers/${appointment.customer}`),
        row,
        db.doc(`referrals/${appointment.customer}`),
      );
      if (!customer || !stored || !referral) throw new Error('getAll fell short');
      // erased or merged in the meantime; a write now would outlive the person's data
      if (!customer.exists) return 'gone';
      // a retry after a lost response
      if (stored.exists) return 'written';
      transaction.create(row, toData(appointment));
      for (const quarter of occupiedBy(appointment)) take(transaction, appointment, quarter);
      enqueue(transaction, mails);
      const hasAsked = parseDocument(referralSchema, referral)?.appointmentAt ?? null;
      if (referral.exists && hasAsked === null) {
        transaction.update(referral.ref, { appointmentAt: appointment.bookedAt });
      }
      return 'written';
    }),
  change: (before, after, mails) =>
    unlessTaken(async (transaction) => {
      const row = rowOf(before);
      const stored = parseDocument(appointmentSchema, await transaction.get(row));
      if (!stored) return 'gone';
      if (isSame(stored, after)) return 'written';
      if (!isSame(stored, before)) return 'gone';
      const had = new Set(occupiedBy(before));
      const needs = new Set(occupiedBy(after));
      for (const quarter of had) {
        if (!needs.has(quarter)) transaction.delete(cellOf(before.advisor, quarter));
      }
      for (const quarter of needs) {
        if (!had.has(quarter)) take(transaction, after, quarter);
      }
      transaction.set(row, toData(after));
      enqueue(transaction, mails);
      return 'written';
    }),
};

const rowOf = ({ id }: Pick<Appointment, 'id'>) => db.doc(`appointments/${id}`);

function take(transaction: Transaction, { id, advisor }: Appointment, quarter: number): void {
  const expiresAt = new Date(quarter + keptMs('slotCells'));
  // `create` fails when another appointment occupies the quarter
  transaction.create(cellOf(advisor, quarter), { advisor, appointment: id, expiresAt });
}

function enqueue(transaction: Transaction, mails: readonly Mail[]): void {
  for (const mail of mails) transaction.set(db.doc(`mails/${mail.id}`), toData(mail));
}

function isSame(one: Appointment, other: Appointment): boolean {
  return one.changes === other.changes && one.state === other.state;
}

async function unlessTaken(
  write: (transaction: Transaction) => Promise<Written>,
): Promise<Written> {
  try {
    return await db.runTransaction(write);
  } catch (error) {
    if (statusOf(error) === grpcStatus.alreadyExists) return 'taken';
    // other writes kept interrupting, or the answer was lost: callers read again and retry
    if (isOutdated(error) || isUncertain(error)) return 'gone';
    throw error;
  }
}
