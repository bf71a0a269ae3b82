import type { ListOrganisationsOutput, OrganisationMembersOutput } from '@wbd/domain/accounts';
import { accountSchema } from '@wbd/domain/accounts';
import { advisorSchema } from '@wbd/domain/advisors';
import { organisationSchema } from '@wbd/domain/content';
import { AppError } from '@wbd/domain/errors';
import { FieldPath } from 'firebase-admin/firestore';
import { db, parseDocuments, type NewDocument } from '../../../core/firestore.ts';

/** More organisations than there are. */
const MOST_ORGANISATIONS = 100;
/** More administrators of libraries than there are. */
const MOST_ADMINISTRATORS = 500;
/** Advisors in one part of a list of members. */
const PART = 200;

/** Every organisation with the number of its members, in the operator's order. */
export async function readListedOrganisations(): Promise<ListOrganisationsOutput> {
  const [orgs, accounts] = await Promise.all([
    db.collection('orgs').orderBy('order').limit(MOST_ORGANISATIONS).get(),
    db.collection('accounts').where('orgAdmin', '==', true).limit(MOST_ADMINISTRATORS).get(),
  ]);
  const administrators = parseDocuments(accountSchema, accounts.docs);
  const refs = administrators.map(({ id }) => db.doc(`advisors/${id}`));
  const advisors = refs.length === 0 ? [] : await db.getAll(...refs);
  const named = parseDocuments(advisorSchema, advisors).map(
    ({ id: uid, org, firstName, lastName }) => ({ org, uid, name: `${firstName} ${lastName}` }),
  );
  const organisations = parseDocuments(organisationSchema, orgs.docs).map(async ({ id, name }) => ({
    id,
    name,
    members: (await membersOf(id).count().get()).data().count,
    administrators: named
      .filter(({ org }) => org === id)
      .map(({ uid, name: person }) => ({ uid, name: person })),
  }));
  return { organisations: await Promise.all(organisations) };
}

const membersOf = (org: string) => db.collection('advisors').where('org', '==', org);

/** A part of an organisation's advisors, in the order of their uids: no index is kept for it. */
export async function readMembers(
  org: string,
  after: string | null,
): Promise<OrganisationMembersOutput> {
  const all = membersOf(org).orderBy(FieldPath.documentId()).limit(PART);
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  return {
    members: parseDocuments(advisorSchema, docs).map(({ id, firstName, lastName, code, lv }) => ({
      uid: id,
      name: `${firstName} ${lastName}`,
      code,
      level: lv,
    })),
    end: docs.length < PART ? null : (docs.at(-1)?.id ?? null),
  };
}

/**
 * Gives an organisation another name and writes the entry with it, unless it has it. Everything else refers to it by id.
 * @param entryFor the entry, from the name it had
 * @throws AppError `organisation/unknown`, `organisation/name-taken`
 */
export async function storeOrganisationName(
  id: string,
  name: string,
  entryFor: (from: string) => NewDocument,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(db.collection('orgs').limit(MOST_ORGANISATIONS));
    const organisations = parseDocuments(organisationSchema, stored.docs);
    const own = organisations.find((organisation) => organisation.id === id);
    if (!own) throw new AppError('organisation/unknown');
    if (own.name === name) return;
    const isTaken = organisations.some(
      (other) => other.id !== id && keyOf(other.name) === keyOf(name),
    );
    if (isTaken) throw new AppError('organisation/name-taken');
    const entry = entryFor(own.name);
    transaction.update(db.doc(`orgs/${id}`), { name });
    transaction.create(db.doc(entry.path), entry.data);
  });
}

/** Two names that a person reads as the same one. */
const keyOf = (name: string) => name.normalize('NFKC').toLocaleLowerCase('de').replace(/\s+/g, ' ');
