import { toCsv } from '@wbd/domain/csv';
import { descriptorOf } from '@wbd/domain/collections';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { rowsOf } from './rows-of.ts';

/** Who is known by a document, and how to reach them. Fields that a collection does not have are empty. */
const personSchema = z.object({
  firstName: z._default(z.string(), ''),
  lastName: z._default(z.string(), ''),
  email: z._default(z.nullable(z.string()), null),
  phone: z._default(z.nullable(z.string()), null),
  advisor: z._default(z.string(), ''),
});

const COLUMNS = ['document', 'firstName', 'lastName', 'email', 'phone', 'advisor', 'changed'];

/**
 * The people whose data an account opened: the advisor's customers, participants of the advisor's seminars, people on their waiting
 * lists and people who asked for an appointment.
 * @throws Error without such a login
 */
export async function affectedByAccount(
  { auth, db }: { auth: Auth; db: Firestore },
  email: string,
): Promise<string> {
  const { uid } = await auth.getUserByEmail(email);
  const own = (collection: string) => db.collection(collection).where('advisor', '==', uid);
  const queries = [
    own('customers'),
    db.collectionGroup('registrations').where('seminarAdvisor', '==', uid),
    db.collectionGroup('registrations').where('advisor', '==', uid),
    db.collectionGroup('waiting').where('advisor', '==', uid),
    own('appointmentRequests'),
  ];
  const found = new Map<string, QueryDocumentSnapshot>();
  for (const query of queries) {
    for await (const row of rowsOf(query)) found.set(row.ref.path, row);
  }
  return told([...found.values()], `the account of ${email}`);
}

/**
 * The documents of a collection that were created or last changed in a time, and the people in them. Documents
 * count by their last change, and deleted ones are only in backups.
 * @throws Error for an unknown collection or a time that cannot be read
 */
export async function affectedInCollection(
  db: Firestore,
  collection: string,
  { since, until }: { since: string; until: string },
): Promise<string> {
  if (!descriptorOf(collection)) throw new Error(`No collection is called ${collection}.`);
  const [from, to] = [momentOf(since), momentOf(until)];
  const found: QueryDocumentSnapshot[] = [];
  for await (const row of rowsOf(db.collectionGroup(collection))) {
    const times = [row.createTime, row.updateTime].map((time) => time.toMillis());
    if (times.some((time) => time >= from && time <= to)) found.push(row);
  }
  return told(found, `${collection} from ${since} to ${until}`);
}

function momentOf(text: string): number {
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw new Error(`${text} is no time: 2026-11-27T08:00:00Z`);
  return moment;
}

/** Counts and kinds of data first, as a notification asks for them, then a table of the people. */
function told(rows: readonly QueryDocumentSnapshot[], what: string): string {
  const people = rows.map((row) => ({ row, ...personSchema.parse(row.data()) }));
  const named = people.filter(({ lastName, email, phone }) => lastName !== '' || email || phone);
  const identities = new Set(named.map(({ email, phone, row }) => email ?? phone ?? row.id));
  const categories = [...new Set(rows.map(({ ref }) => ref.parent.id))].map((collection) => {
    const categories = Object.keys(descriptorOf(collection)?.data ?? {}).join('; ');
    return `${collection}: ${categories || 'no data about people'}`;
  });
  const lines = named.map(({ row, firstName, lastName, email, phone, advisor }) => [
    row.ref.path,
    firstName,
    lastName,
    email ?? '',
    phone ?? '',
    advisor,
    // as it is compared: toDate rounds up
    new Date(row.updateTime.toMillis()).toISOString(),
  ]);
  const summary = `${what}: ${rows.length} documents, about ${identities.size} people`;
  return [summary, ...categories, toCsv(COLUMNS, lines)].join('\n');
}
