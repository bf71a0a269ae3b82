import { appointmentSchema, type Appointment } from '@wbd/domain/appointments';
import { mailKindsWhere } from '@wbd/domain/mails';
import {
  registrationSchema,
  waitingEntrySchema,
  type Registration,
  type WaitingEntry,
} from '@wbd/domain/seminars';
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db, parseDocuments } from '../../../core/firestore.ts';
import { CHUNK } from '../../../core/for-each-document.ts';
import { pagesOf } from '../../../core/pages-of.ts';

export interface CustomersOfAdvisor {
  /** @returns ids of some customers, none when there are no more */
  someCustomers(uid: string): Promise<string[]>;
  /** Every seat of the advisor's customers, in anyone's sessions, a page at a time. */
  seats(uid: string): AsyncGenerator<Registration[]>;
  /** Every place of the advisor's customers on waiting lists, in anyone's sessions, a page at a time. */
  waiting(uid: string): AsyncGenerator<WaitingEntry[]>;
  /** All upcoming appointments with the advisor, in pages. */
  appointments(uid: string, now: Date): AsyncGenerator<Appointment[]>;
  /** Whether a mail that is needed before its data goes may still leave by itself. */
  hasMailsUnderWay(uid: string): Promise<boolean>;
}

/** Mails that tell what the closing of the account means to people. */
const AWAITED = mailKindsWhere(({ atClosing }) => atClosing === 'awaited');

export const customersOfAdvisor: CustomersOfAdvisor = {
  async someCustomers(uid) {
    const own = db.collection('customers').where('advisor', '==', uid);
    return (await own.limit(CHUNK).select().get()).docs.map(({ id }) => id);
  },
  async *seats(uid) {
    for await (const docs of pages('registrations', uid)) {
      yield parseDocuments(registrationSchema, docs);
    }
  },
  async *waiting(uid) {
    for await (const docs of pages('waiting', uid)) {
      yield parseDocuments(waitingEntrySchema, docs);
    }
  },
  async *appointments(uid, now) {
    const coming = db
      .collection('appointments')
      .where('advisor', '==', uid)
      .where('state', '==', 'booked')
      .where('start', '>', now)
      .orderBy('start');
    for await (const docs of pagesOf(coming, CHUNK)) yield parseDocuments(appointmentSchema, docs);
  },
  async hasMailsUnderWay(uid) {
    const awaited = db.collection('mails').where('advisor', '==', uid).where('kind', 'in', AWAITED);
    const failed = awaited.where('state', '==', 'failed');
    const [open, failures, givenUp] = await Promise.all([
      awaited.where('state', 'in', ['queued', 'claimed', 'sending']).limit(1).get(),
      failed.count().get(),
      failed.where('nextAttempt', '==', null).count().get(),
    ]);
    return !open.empty || failures.data().count > givenUp.data().count;
  },
};

function pages(
  group: 'registrations' | 'waiting',
  uid: string,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const own = db.collectionGroup(group).where('advisor', '==', uid);
  return pagesOf(own.orderBy(FieldPath.documentId()), CHUNK);
}
