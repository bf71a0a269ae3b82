import { CARRIED_OUT_BY, type CarriedOutBy } from '@wbd/domain/collections';
import { retentionStep } from '@wbd/domain/customers';
import { RETENTION_DAYS, RETENTION_YEARS } from '@wbd/domain/retention';
import { berlinDay } from '@wbd/domain/time';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  dueCustomers,
  readContacts,
} from '../../../functions/src/seats/retention/contacts.repository.ts';

const PAGE = 100;

interface Count {
  announced: number;
  erased: number;
}

/**
 * What the rules of retention would do on a day, in lines of text; writes nothing. Rows with a date of their own are deleted by the
 * database, which counts none.
 * @param day yyyy-MM-dd; one that lies ahead takes it that no contact comes until then
 */
export async function retentionPreview(db: Firestore, day: string): Promise<string> {
  const counts = await customersDue(db, day);
  const codes = await codesOf(db, [...counts.keys()]);
  const periods = [
    ...Object.entries(RETENTION_DAYS).map(([rule, days]) => [rule, `${days} days`] as const),
    ...Object.entries(RETENTION_YEARS).map(
      ([rule, years]) => [rule, `${years} years from the end of the year`] as const,
    ),
  ];
  const rules = periods.map(([rule, period]) => `${rule}: ${period}, ${doneBy(rule)}`);
  const advisors = [...counts].map(
    ([advisor, { announced, erased }]) =>
      `  ${codes.get(advisor) ?? advisor}: ${erased} to be erased, ${announced} to be announced`,
  );
  return [...rules, `customers on ${day}:`, ...(advisors.length > 0 ? advisors : ['  none'])].join(
    '\n',
  );
}

function doneBy(wanted: string): string {
  const all = CARRIED_OUT_BY.flatMap(([rule, by]) => (rule === wanted ? [by] : []));
  if (all.length === 0) throw new Error(`Nothing carries ${wanted} out.`);
  return all.map(inWords).join(', ');
}

function inWords(by: CarriedOutBy): string {
  if ('ttl' in by) return `TTL of ${by.ttl}`;
  return 'sweep' in by ? `every night by ${by.sweep}` : `${by.setup} (operator setup)`;
}

/** By the advisor's uid. */
async function customersDue(db: Firestore, day: string): Promise<Map<string, Count>> {
  const now = new Date(`${day}T12:00:00Z`);
  const counts = new Map<string, Count>();
  for await (const { id, ref } of pages(db, berlinDay(now))) {
    const found = await readContacts(db, id);
    if (!found) throw new Error(`${ref.path} is gone`);
    const { customer } = found;
    const { kind } = retentionStep(customer.eraseOn, found, now);
    if (kind === 'keep') continue;
    const count = counts.get(customer.advisor) ?? { announced: 0, erased: 0 };
    count[kind === 'erase' ? 'erased' : 'announced'] += 1;
    counts.set(customer.advisor, count);
  }
  return counts;
}

async function* pages(db: Firestore, day: string): AsyncGenerator<QueryDocumentSnapshot> {
  const all = dueCustomers(db, day).limit(PAGE);
  let { docs } = await all.get();
  while (docs.length > 0) {
    yield* docs;
    docs = (await all.startAfter(docs.at(-1)).get()).docs;
  }
}

async function codesOf(db: Firestore, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const advisors = await db.getAll(...uids.map((uid) => db.doc(`advisors/${uid}`)));
  return new Map(
    advisors.map((advisor) => [advisor.id, String(advisor.get('code') ?? advisor.id)]),
  );
}
