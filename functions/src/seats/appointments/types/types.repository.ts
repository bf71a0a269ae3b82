import {
  appointmentHoursSchema,
  appointmentTypeSchema,
  MOST_TYPES,
  takesAppointments,
  type AppointmentHours,
  type AppointmentType,
} from '@wbd/domain/appointments';
import { advisorSchema } from '@wbd/domain/advisors';
import type { Transaction } from 'firebase-admin/firestore';
import { db, parseDocument, parseDocuments, toData } from '../../../core/firestore.ts';

export interface TypesRepository {
  typesOf(advisor: string): Promise<AppointmentType[]>;
  /**
   * Creates or replaces a type.
   * @returns `foreign` when the id is another advisor's, `full` when the advisor has as many as possible
   */
  save(type: AppointmentType): Promise<'saved' | 'foreign' | 'full'>;
  /** Deletes a type of the advisor, if there is one of this id. */
  remove(id: string, advisor: string): Promise<void>;
  saveHours(hours: AppointmentHours): Promise<void>;
}

const ownTypes = (advisor: string) =>
  db.collection('appointmentTypes').where('advisor', '==', advisor);
const hoursRow = (advisor: string) => db.doc(`appointmentHours/${advisor}`);

/*
 * Each write also states in the public profile whether the advisor takes appointments, so that a page knows without
 * reading hours and types.
 */
export const typesRepository: TypesRepository = {
  async typesOf(advisor) {
    return parseDocuments(appointmentTypeSchema, (await ownTypes(advisor).get()).docs);
  },
  save: (type) =>
    db.runTransaction(async (transaction) => {
      const row = db.doc(`appointmentTypes/${type.id}`);
      const stored = parseDocument(appointmentTypeSchema, await transaction.get(row));
      if (stored && stored.advisor !== type.advisor) return 'foreign';
      const { hours, types, state } = await read(transaction, type.advisor);
      if (!stored && types.length >= MOST_TYPES) return 'full';
      const others = types.filter(({ id }) => id !== type.id);
      const createdAt = stored?.createdAt ?? type.createdAt;
      transaction.set(row, { ...toData(type), createdAt });
      state(takesAppointments(hours, [...others, type]));
      return 'saved';
    }),
  remove: (id, advisor) =>
    db.runTransaction(async (transaction) => {
      const { hours, types, state } = await read(transaction, advisor);
      if (!types.some((type) => type.id === id)) return;
      transaction.delete(db.doc(`appointmentTypes/${id}`));
      state(
        takesAppointments(
          hours,
          types.filter((type) => type.id !== id),
        ),
      );
    }),
  saveHours: (hours) =>
    db.runTransaction(async (transaction) => {
      const { types, state } = await read(transaction, hours.advisor);
      transaction.set(hoursRow(hours.advisor), hours);
      state(takesAppointments(hours, types));
    }),
};

/** Reads hours and types; `state` updates the profile. */
async function read(transaction: Transaction, uid: string) {
  const profile = db.doc(`advisors/${uid}`);
  const [types, [hoursNow, profileNow]] = await Promise.all([
    transaction.get(ownTypes(uid)),
    transaction.getAll(hoursRow(uid), profile),
  ]);
  if (!hoursNow || !profileNow) throw new Error('getAll fell short');
  const advisor = parseDocument(advisorSchema, profileNow);
  return {
    types: parseDocuments(appointmentTypeSchema, types.docs),
    hours: parseDocument(appointmentHoursSchema, hoursNow),
    state: (takes: boolean) => {
      // a closed account has no profile, and most changes do not matter for it
      if (advisor && advisor.takesAppointments !== takes) {
        transaction.update(profile, { takesAppointments: takes });
      }
    },
  };
}
