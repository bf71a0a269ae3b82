import type { Database } from './world.ts';
import { NOBODY, type Role } from './roles.ts';

export interface Row {
  collection: string;
  operation: 'get' | 'list' | 'create' | 'update' | 'delete';
  what: string;
  /** everybody else is denied */
  allow: readonly Role[];
  request: (db: Database, role: Role) => Promise<unknown>;
}

type Request = Row['request'];

export const get =
  (path: string): Request =>
  (db) =>
    db.doc(path).get();

export const listWhere =
  (collection: string, field: string, uid: (role: Role) => string): Request =>
  (db, role) =>
    db.collection(collection).where(field, '==', uid(role)).limit(10).get();

export const listUpTo =
  (collection: string, count: number): Request =>
  (db) =>
    db.collection(collection).limit(count).get();

export const own = (role: Role) => role;
export const owners = () => 'owner';

export const customer = (advisor: string) => ({
  advisor,
  firstName: 'Neu',
  lastName: 'Kunde',
  email: 'neu@example.org',
  phone: null,
  bday: '1990-02-03',
  job: 'Beamter',
  lastContact: null,
  registered: new Date(),
  inviteBy: null,
});

/** A new id of the length that clients make. */
export const newId = (role: Role) => `${role}${'x'.repeat(20)}`.slice(0, 20);

/** Creating, changing and deleting that nobody may, whoever they are. */
export function serverOnly(collection: string, path: string, data: object): Row[] {
  const row = (operation: Row['operation'], request: Request): Row => ({
    collection,
    operation,
    what: 'one',
    allow: NOBODY,
    request,
  });
  return [
    row('create', (db, role) => db.doc(`${path}-${role}`).set(data)),
    row('update', (db, role) => db.doc(path).update({ touched: role })),
    row('delete', (db) => db.doc(path).delete()),
  ];
}

export function reads(
  collection: string,
  what: string,
  operation: 'get' | 'list',
  allow: readonly Role[],
  request: Request,
): Row {
  return { collection, operation, what, allow, request };
}
