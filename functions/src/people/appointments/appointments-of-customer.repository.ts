import { appointmentSchema } from '@wbd/domain/appointments';
import { db, parseDocument } from '../../core/firestore.ts';
import { CHUNK } from '../../core/for-each-document.ts';
import { untilNone } from '../../core/until-none.ts';
import { cellsOf } from './slot-cells.ts';

/** Removes a customer's appointments and frees their times. */
export async function removeAppointments(customer: string): Promise<void> {
  const own = db.collection('appointments').where('customer', '==', customer).limit(CHUNK);
  await untilNone(
    async () => (await own.get()).docs,
    ({ id }) => id,
    async (documents) => {
      for (const document of documents) {
        // in one batch: a leftover cell would block a free time
        const batch = db.batch().delete(document.ref);
        const appointment = parseDocument(appointmentSchema, document);
        for (const cell of appointment ? cellsOf(appointment) : []) batch.delete(cell);
        await batch.commit();
      }
    },
  );
}
