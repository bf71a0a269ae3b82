import { advisorSchema, type Advisor } from '@wbd/domain/advisors';
import {
  COLLECTIONS,
  type Finder,
  type OwnDataCollection,
  type Stored,
} from '@wbd/domain/collections';
import { customerSchema, type Customer } from '@wbd/domain/customers';
import { seminarSchema, sessionSchema, type Seminar, type Session } from '@wbd/domain/seminars';
import type * as z from 'zod/mini';
import { documentsOf } from '../../core/documents-of.ts';
import { db, parseDocuments } from '../../core/firestore.ts';

/** Reads what is stored about a person, at most so many of a kind. */
export interface PersonalDataRepository {
  /** The documents of a collection about the person. */
  about<Name extends OwnDataCollection>(
    collection: Name,
    id: string,
    most: number,
  ): Promise<Stored<Name>[]>;
  /** Entries of any advisor with this number that no person has proven. */
  entries(phone: string, most: number): Promise<Customer[]>;
  sessions(ids: readonly string[]): Promise<ReadonlyMap<string, Session>>;
  seminars(ids: readonly string[]): Promise<ReadonlyMap<string, Seminar>>;
  advisors(ids: readonly string[]): Promise<ReadonlyMap<string, Advisor>>;
}

type Shown<Entity> = {
  schema: z.ZodMiniType<Entity>;
  customer: { ownData: { by: Finder } };
};
const SHOWN: { readonly [Name in OwnDataCollection]: Shown<Stored<Name>> } = COLLECTIONS;

export const personalDataRepository: PersonalDataRepository = {
  async about(collection, id, most) {
    const { schema, customer } = SHOWN[collection];
    const found = documentsOf({ collection, by: customer.ownData.by }, id);
    return parseDocuments(schema, (await found.limit(most).get()).docs);
  },
  async entries(phone, most) {
    const found = db.collection('customers').where('phone', '==', phone);
    const customers = parseDocuments(customerSchema, (await found.limit(most).get()).docs);
    return customers.filter(({ proven }) => !proven);
  },
  sessions: (ids) => byId(sessionSchema, 'sessions', ids),
  seminars: (ids) => byId(seminarSchema, 'seminars', ids),
  advisors: (ids) => byId(advisorSchema, 'advisors', ids),
};

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
