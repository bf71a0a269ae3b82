import { appointmentRequestSchema, type AppointmentRequest } from '@wbd/domain/appointments';
import { dealSchema, type Deal } from '@wbd/domain/commission';
import {
  customerNoteSchema,
  customerSchema,
  datedNoteSchema,
  referralSchema,
  type Customer,
  type CustomerNote,
  type DatedNote,
  type Referral,
} from '@wbd/domain/customers';
import { mailSchema, type Mail } from '@wbd/domain/mails';
import {
  registrationSchema,
  seminarSchema,
  sessionSchema,
  waitingEntrySchema,
  type Registration,
  type Seminar,
  type Session,
  type WaitingEntry,
} from '@wbd/domain/seminars';
import type { Query } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { db, parseDocument, parseDocuments } from '../../core/firestore.ts';

/** Reads what is stored about a person, at most so many of a kind. */
export interface PersonalDataRepository {
  registrations(uid: string, most: number): Promise<Registration[]>;
  waiting(uid: string, most: number): Promise<WaitingEntry[]>;
  mails(uid: string, most: number): Promise<Mail[]>;
  /** Appointments that the person asked for. */
  appointments(uid: string, most: number): Promise<AppointmentRequest[]>;
  referral(uid: string): Promise<Referral | null>;
  /** What the person's advisor wrote about them. */
  note(uid: string): Promise<CustomerNote | null>;
  datedNotes(uid: string, most: number): Promise<DatedNote[]>;
  /** Deals that any advisor reported about the person. */
  deals(uid: string, most: number): Promise<Deal[]>;
  /** Entries of any advisor with this number that no person has proven. */
  entries(phone: string, most: number): Promise<Customer[]>;
  sessions(ids: readonly string[]): Promise<ReadonlyMap<string, Session>>;
  seminars(ids: readonly string[]): Promise<ReadonlyMap<string, Seminar>>;
}

export const personalDataRepository: PersonalDataRepository = {
  registrations: (uid, most) =>
    some(
      registrationSchema,
      db.collectionGroup('registrations').where('customer', '==', uid),
      most,
    ),
  waiting: (uid, most) =>
    some(waitingEntrySchema, db.collectionGroup('waiting').where('customer', '==', uid), most),
  mails: (uid, most) => some(mailSchema, db.collection('mails').where('customer', '==', uid), most),
  appointments: (uid, most) =>
    some(
      appointmentRequestSchema,
      db.collection('appointmentRequests').where('customer', '==', uid),
      most,
    ),
  async referral(uid) {
    return parseDocument(referralSchema, await db.doc(`referrals/${uid}`).get());
  },
  async note(uid) {
    return parseDocument(customerNoteSchema, await db.doc(`customerNotes/${uid}`).get());
  },
  datedNotes: (uid, most) =>
    some(datedNoteSchema, db.collection('datedNotes').where('customer', '==', uid), most),
  deals: (uid, most) => some(dealSchema, db.collection('deals').where('customer', '==', uid), most),
  async entries(phone, most) {
    const found = db.collection('customers').where('phone', '==', phone);
    const customers = await some(customerSchema, found, most);
    return customers.filter(({ proven }) => !proven);
  },
  sessions: (ids) => byId(sessionSchema, 'sessions', ids),
  seminars: (ids) => byId(seminarSchema, 'seminars', ids),
};

async function some<Schema extends z.ZodMiniType>(
  schema: Schema,
  query: Query,
  most: number,
): Promise<z.output<Schema>[]> {
  return parseDocuments(schema, (await query.limit(most).get()).docs);
}

async function byId<Entity extends { id: string }>(
  schema: z.ZodMiniType<Entity>,
  collection: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Entity>> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const found = await db.getAll(...distinct.map((id) => db.doc(`${collection}/${id}`)));
  return new Map(parseDocuments(schema, found).map((entity) => [entity.id, entity]));
}
