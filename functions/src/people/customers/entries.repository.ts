import type { Mail } from '@wbd/domain/mails';
import { keptMs } from '@wbd/domain/retention';
import { createHash } from 'node:crypto';
import {
  birthdayOf,
  customerSchema,
  withoutNeedlessReason,
  withReview,
  type Customer,
  type CustomerLock,
  type CustomerMerge,
  type DatedNote,
  type Referral,
} from '@wbd/domain/customers';
import type {
  DocumentData,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  WriteBatch,
} from 'firebase-admin/firestore';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { committed, put, unchanged } from '../../core/guarded-batch.ts';

/** Contacts that identify an advisor's customers; null for unknown ones. */
export interface Contacts {
  email: string | null;
  phone: string | null;
}

/** A customer as read; later writes are bound to this state. */
export interface Entry {
  customer: Customer | null;
  snapshot: DocumentSnapshot;
}

export interface KnownEntry extends Entry {
  customer: Customer;
}

/** The advisor's customers with certain contacts, and the locks that show whether that is still so. */
export interface Found {
  entries: KnownEntry[];
  locks: readonly DocumentSnapshot[];
}

export interface EntryChange {
  /** null when no contact changes hands */
  found: Found | null;
  put: readonly { entry: Entry; customer: Customer }[];
  /** entries that go, and the id of the customer who takes over what hangs on them */
  merged?: readonly { entry: KnownEntry; into: string }[];
  /** stored with the change, as its record in the customer's timeline */
  note?: Omit<DatedNote, 'id'>;
  /** queued with the change */
  mail?: Mail;
  /** through whose link a customer of the change came, who had come without one */
  referral?: Referral | null;
}

export interface CustomerEntries {
  /** An id that no client can choose or guess. */
  newId(): string;
  read(id: string): Promise<Entry>;
  /** Those of some customers who are there, in one read. */
  readAll(ids: readonly string[]): Promise<KnownEntry[]>;
  find(advisor: string, contacts: Contacts): Promise<Found>;
  /** Whether no customer with one of these contacts was written since; cheaper than looking again. */
  isCurrent(found: Found): Promise<boolean>;
  /** @returns false when it was not written, or may not have been, because something has changed since it was read */
  write(change: EntryChange): Promise<boolean>;
}

/** More than any address or number has. */
const MOST_OF_ONE_CONTACT = 10;
/** A lock matters for the seconds of a request; then the database may throw it away. */
const LOCK_LIFETIME_MS = keptMs('locks');

const customers = () => db.collection('customers');

export const customerEntries: CustomerEntries = {
  newId: () => customers().doc().id,
  read: async (id) => toEntry(await customers().doc(id).get()),
  async readAll(ids) {
    const snapshots = await db.getAll(...ids.map((id) => customers().doc(id)));
    return snapshots.flatMap((snapshot) => {
      const { customer } = toEntry(snapshot);
      return customer ? [{ customer, snapshot }] : [];
    });
  },
  async find(advisor, { email, phone }) {
    const paths = [
      email !== null && lockPath(advisor, 'email', email),
      phone !== null && lockPath(advisor, 'phone', phone),
    ].filter((path) => path !== false);
    // before the queries: a write between the two changes a lock that was read already
    const locks = paths.length > 0 ? await db.getAll(...paths.map((path) => db.doc(path))) : [];
    const own = customers().where('advisor', '==', advisor);
    const queries: Query[] = [];
    if (email !== null) {
      queries.push(own.where('email', '==', email));
      queries.push(own.where('otherEmails', 'array-contains', email));
    }
    if (phone !== null) {
      queries.push(own.where('phone', '==', phone));
      queries.push(own.where('otherPhones', 'array-contains', phone));
    }
    const results = await Promise.all(
      queries.map((query) => query.limit(MOST_OF_ONE_CONTACT).get()),
    );
    const snapshots = new Map(results.flatMap(({ docs }) => docs.map((one) => [one.id, one])));
    return { entries: knownEntries([...snapshots.values()]), locks };
  },
  async isCurrent({ locks }) {
    if (locks.length === 0) return true;
    const now = await db.getAll(...locks.map(({ ref }) => ref));
    return now.every((lock, index) => isSameVersion(lock, locks[index]));
  },
  async write({ found, put: entries, merged = [], note, mail, referral = null }) {
    const batch = db.batch();
    for (const { entry, customer } of entries) {
      put(batch, entry.snapshot, customerData(customer), true);
    }
    for (const { entry, into } of merged) {
      batch.delete(entry.snapshot.ref, unchanged(entry.snapshot, true));
      const { advisor } = entry.customer;
      const merge: CustomerMerge = { id: entry.customer.id, advisor, into, startedAt: new Date() };
      batch.set(db.doc(`customerMerges/${merge.id}`), toData(merge));
    }
    if (note) {
      const ref = db.collection('datedNotes').doc();
      batch.create(ref, toData({ ...note, id: ref.id }));
    }
    if (mail) batch.create(db.doc(`mails/${mail.id}`), toData(mail));
    if (referral) batch.set(db.doc(`referrals/${referral.id}`), toData(referral));
    if (found) bindToContacts(batch, found);
    return committed(batch);
  },
};

/** A customer as the database has it. */
export function customerData(customer: Customer): DocumentData {
  const kept = withoutNeedlessReason(withReview(customer, new Date()));
  const stored = { ...kept, birthday: birthdayOf(customer.bday) };
  return toData(stored);
}

/**
 * Makes a batch fail when another customer with one of these contacts was written since they were searched. Queries
 * alone could not: two requests that both find no one would both write.
 */
export function bindToContacts(batch: WriteBatch, { locks }: Found): void {
  const held: CustomerLock = { expiresAt: new Date(Date.now() + LOCK_LIFETIME_MS) };
  for (const lock of locks) put(batch, lock, held, true);
}

function isSameVersion(now: DocumentSnapshot, before: DocumentSnapshot | undefined): boolean {
  const [time, earlier] = [now.updateTime, before?.updateTime];
  return time && earlier ? time.isEqual(earlier) : time === earlier;
}

/** The customers that can be read, each with the state that later writes are bound to. */
export function knownEntries(snapshots: readonly QueryDocumentSnapshot[]): KnownEntry[] {
  return snapshots.flatMap((snapshot) =>
    parseDocuments(customerSchema, [snapshot]).map((customer) => ({ customer, snapshot })),
  );
}

function toEntry(snapshot: DocumentSnapshot): Entry {
  return { customer: parseDocument(customerSchema, snapshot), snapshot };
}

function lockPath(advisor: string, kind: keyof Contacts, value: string): string {
  const key = JSON.stringify([advisor, kind, value]);
  return `customerLocks/${createHash('sha256').update(key).digest('hex').slice(0, 40)}`;
}
