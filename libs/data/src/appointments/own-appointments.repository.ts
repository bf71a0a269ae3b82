import {
  appointmentHoursSchema,
  appointmentSchema,
  appointmentTypeSchema,
  MOST_TYPES,
  type Appointment,
  type AppointmentHours,
  type AppointmentType,
} from '@wbd/domain/appointments';
import { callable } from '@wbd/firebase/callables';
import {
  limit,
  newDocumentId,
  orderBy,
  readCollection,
  readDocument,
  where,
} from '@wbd/firebase/firestore';
import { documentPath } from '../paths/index.ts';

/** The security rules reject larger queries. */
const MOST_APPOINTMENTS = 500;
/** The number of past appointments in the list. */
export const MOST_PAST = 50;

export const saveAppointmentHours = callable('saveAppointmentHours');
export const saveAppointmentType = callable('saveAppointmentType');
export const deleteAppointmentType = callable('deleteAppointmentType');
export const callOffAppointment = callable('callOffAppointment');
export const recordAppointment = callable('recordAppointment');

/** The id of a kind of appointment that is still to be saved. */
export function draftTypeId(): string {
  return newDocumentId();
}

/** null for an advisor who never entered hours */
export function readHours(advisorId: string): Promise<AppointmentHours | null> {
  return readDocument(appointmentHoursSchema, documentPath('appointmentHours', advisorId));
}

export function readTypes(advisorId: string): Promise<AppointmentType[]> {
  return readCollection(
    appointmentTypeSchema,
    'appointmentTypes',
    where('advisor', '==', advisorId),
    limit(MOST_TYPES),
  );
}

/** Coming appointments and those that are taking place, the next first. */
export function readComing(advisorId: string, now: Date): Promise<Appointment[]> {
  return readCollection(
    appointmentSchema,
    'appointments',
    where('advisor', '==', advisorId),
    where('start', '>', now),
    orderBy('start'),
    limit(MOST_APPOINTMENTS),
  );
}

/** Past appointments, the latest first. */
export function readPast(advisorId: string, now: Date): Promise<Appointment[]> {
  return readCollection(
    appointmentSchema,
    'appointments',
    where('advisor', '==', advisorId),
    where('start', '<=', now),
    orderBy('start', 'desc'),
    limit(MOST_PAST),
  );
}
