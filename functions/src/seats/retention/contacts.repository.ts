import { customerNoteSchema, customerSchema, type CustomerContacts } from '@wbd/domain/customers';
import { sessionSchema } from '@wbd/domain/seminars';
import { FieldPath, Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { parseDocument } from '../../core/firestore.ts';
import type { Customer } from '@wbd/domain/customers';

/** The customer as they are now, with every contact; null once they are gone. */
export async function readContacts(
  db: Firestore,
  id: string,
): Promise<(CustomerContacts & { customer: Customer }) | null> {
  const about = (collection: string) => db.collection(collection).where('customer', '==', id);
  const [stored, note, seats, notes, requests, appointments, deals, referrals] = await Promise.all([
    db.doc(`customers/${id}`).get(),
    db.doc(`customerNotes/${id}`).get(),
    readSeats(db, id),
    momentsOf(about('datedNotes'), 'createdAt'),
    momentsOf(about('appointmentRequests'), 'createdAt'),
    momentsOf(about('appointments'), 'start'),
    momentsOf(about('deals'), 'reportedAt'),
    momentsOf(
      db.collection('referrals').where('referrer', '==', id).orderBy('createdAt', 'desc').limit(1),
      'createdAt',
    ),
  ]);
  const customer = parseDocument(customerSchema, stored);
  if (!customer) return null;
  const followUpOn = parseDocument(customerNoteSchema, note)?.followUpOn ?? null;
  return {
    customer,
    seats,
    notes,
    requests: [...requests, ...appointments, ...deals],
    followUpOn,
    referral: referrals[0] ?? null,
  };
}

async function momentsOf(query: Query, field: string): Promise<Date[]> {
  const { docs } = await query.select(field).get();
  return docs.flatMap((document) => momentOf(document.get(field)) ?? []);
}

const momentOf = (value: unknown): Date | null =>
  value instanceof Timestamp ? value.toDate() : null;

async function readSeats(db: Firestore, id: string): Promise<CustomerContacts['seats']> {
  const { docs } = await db
    .collectionGroup('registrations')
    .where('customer', '==', id)
    .select('registeredAt')
    .get();
  if (docs.length === 0) return [];
  const sessions = await db.getAll(
    ...docs.map(({ ref }) => db.doc(`sessions/${ref.parent.parent?.id ?? ''}`)),
  );
  return docs.flatMap((seat, index) => {
    const registeredAt = momentOf(seat.get('registeredAt'));
    const session = sessions[index];
    const time = session ? (parseDocument(sessionSchema, session)?.time ?? null) : null;
    return registeredAt ? [{ registeredAt, time }] : [];
  });
}

/** Customers whose day has come, in the order of the day. */
export function dueCustomers(db: Firestore, today: string): Query {
  return db
    .collection('customers')
    .where('reviewOn', '<=', today)
    .orderBy('reviewOn')
    .orderBy(FieldPath.documentId());
}
