import { appointmentRequestSchema, type AppointmentRequest } from '@wbd/domain/appointments';
import { db, parseDocument } from '../../../core/firestore.ts';

/** @returns null when there is none, or the person's data was erased */
export async function readAppointmentRequest(id: string): Promise<AppointmentRequest | null> {
  return parseDocument(appointmentRequestSchema, await db.doc(`appointmentRequests/${id}`).get());
}
