import { quartersOf, slotCellId, type Appointment } from '@wbd/domain/appointments';
import type { DocumentReference } from 'firebase-admin/firestore';
import { db } from '../../core/firestore.ts';

type Occupying = Pick<Appointment, 'advisor' | 'state' | 'start' | 'freeFrom'>;

/** The quarters that an appointment occupies, in milliseconds since 1970. Empty for a cancelled one. */
export function occupiedBy({ state, start, freeFrom }: Occupying): number[] {
  return state === 'cancelled' ? [] : quartersOf({ start, end: freeFrom });
}

export function cellOf(advisor: string, quarter: number): DocumentReference {
  return db.doc(`slotCells/${slotCellId(advisor, quarter)}`);
}

export function cellsOf(appointment: Occupying): DocumentReference[] {
  return occupiedBy(appointment).map((quarter) => cellOf(appointment.advisor, quarter));
}
