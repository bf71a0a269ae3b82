import { appointmentRequestSchema, type AppointmentRequest } from '@wbd/domain/appointments';
import { callable } from '@wbd/firebase/callables';
import {
  limit,
  newDocumentId,
  orderBy,
  readCollection,
  updateDocument,
  where,
} from '@wbd/firebase/firestore';
import { documentPath } from '../paths/index.ts';

/** More than anyone answers in a day; the rules hand out no more. */
const MOST_OPEN = 50;

/** Asks an advisor for an appointment; the caller has proved a phone number. */
export const requestAppointment = callable('requestAppointment');

/** The id of a request that is still to be sent. */
export function draftRequestId(): string {
  return newDocumentId();
}

/** Who wants to talk to the signed-in advisor and waits, the latest first. */
export function readOpenRequests(advisorId: string): Promise<AppointmentRequest[]> {
  return readCollection(
    appointmentRequestSchema,
    'appointmentRequests',
    where('advisor', '==', advisorId),
    where('done', '==', false),
    orderBy('createdAt', 'desc'),
    limit(MOST_OPEN),
  );
}

/** Marks a request as answered, or as open again. */
export function markRequest({ id, done }: { id: string; done: boolean }): Promise<void> {
  return updateDocument(documentPath('appointmentRequests', id), { done });
}
