import { accountSchema, type Account } from '@wbd/domain/accounts';
import { advisorSchema, type Advisor } from '@wbd/domain/advisors';
import { customerSchema, type Customer } from '@wbd/domain/customers';
import { textsBeginningWith } from '@wbd/domain/fields';
import { db, parseDocument, parseDocuments } from './firestore.ts';

/**
 * @returns null for a uid without an advisor
 */
export async function readAdvisor(uid: string): Promise<Advisor | null> {
  return parseDocument(advisorSchema, await db.doc(`advisors/${uid}`).get());
}

/** @returns null when no advisor has this uid */
export async function readAccount(uid: string): Promise<Account | null> {
  return parseDocument(accountSchema, await db.doc(`accounts/${uid}`).get());
}

/** The narrow audiences that an advisor belongs to. */
export async function readAudiences(uid: string): Promise<readonly string[]> {
  return (await readAccount(uid))?.audiences ?? [];
}

/**
 * @returns null for an unknown customer
 */
export async function readCustomer(id: string): Promise<Customer | null> {
  return parseDocument(customerSchema, await db.doc(`customers/${id}`).get());
}

/** E-mail addresses by uid, without those who have no account. */
export async function emailsOf(uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(uids)];
  if (distinct.length === 0) return new Map();
  const snapshots = await db.getAll(...distinct.map((uid) => db.doc(`accounts/${uid}`)));
  return new Map(parseDocuments(accountSchema, snapshots).map(({ id, email }) => [id, email]));
}

/** The uid of the advisor whose account has the address; null when none has. */
export async function uidWithEmail(email: string): Promise<string | null> {
  const { docs } = await db.collection('accounts').where('email', '==', email).limit(1).get();
  return docs[0]?.id ?? null;
}

/** Uids of accounts whose e-mail address begins so, in the order of the addresses and at most so many. */
export async function uidsByEmail(begin: string, most: number): Promise<string[]> {
  const { from, before } = textsBeginningWith(begin);
  const { docs } = await db
    .collection('accounts')
    .where('email', '>=', from)
    .where('email', '<', before)
    .orderBy('email')
    .limit(most)
    .select()
    .get();
  return docs.map(({ id }) => id);
}

/** Full names by uid, without missing advisors. */
export async function namesOf(uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(uids)];
  if (distinct.length === 0) return new Map();
  const snapshots = await db.getAll(...distinct.map((uid) => db.doc(`advisors/${uid}`)));
  return new Map(
    parseDocuments(advisorSchema, snapshots).map(({ id, firstName, lastName }) => [
      id,
      `${firstName} ${lastName}`,
    ]),
  );
}

/** Upper bound of administrators of organisations, and of admins. */
const MOST = 500;

/** Everyone who administers an organisation. */
export async function readAllAdministrators(): Promise<Advisor[]> {
  const accounts = db.collection('accounts').where('orgAdmin', '==', true);
  const { docs } = await accounts.limit(MOST).select().get();
  if (docs.length === 0) return [];
  const advisors = await db.getAll(...docs.map(({ id }) => db.doc(`advisors/${id}`)));
  return parseDocuments(advisorSchema, advisors);
}

/** Uids of an organisation's administrators. */
export const readAdministrators = async (org: string): Promise<string[]> =>
  (await readAllAdministrators()).filter((advisor) => advisor.org === org).map(({ id }) => id);

/** Uids of everyone who acts for the operator. */
export async function readOperators(): Promise<string[]> {
  const admins = db.collection('accounts').where('admin', '==', true);
  return (await admins.limit(MOST).select().get()).docs.map(({ id }) => id);
}
