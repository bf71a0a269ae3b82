import { appointmentSchema, type Appointment } from '@wbd/domain/appointments';
import { db, parseDocument } from '../../../core/firestore.ts';

/** @returns null when there is none, the person's data was erased, or it changed since the mail was written */
export async function readAppointment(mail: {
  appointment: string;
  changes: number;
}): Promise<Appointment | null> {
  const snapshot = await db.doc(`appointments/${mail.appointment}`).get();
  const appointment = parseDocument(appointmentSchema, snapshot);
  return appointment?.changes === mail.changes ? appointment : null;
}
