import {
  accountFactsOf,
  ADVISOR_FACTS,
  claimsOf,
  isAdvisorRole,
  ROLES,
  type Role,
} from '../roles.ts';
import type { FileFacts, StorageRow } from '../tables/storage.ts';
import type { Cell } from './cells.ts';
import { encodeMap, encodePath, encodeValue, mapOf, type Encoded } from './expression-value.ts';
import { pathOf, type Fields, type Query, type Write, type Value } from './request.ts';

/** A declared decision as a request to the rules engine. */
export interface DecidedRequest {
  expected: boolean;
  /** a request is allowed when each of its accesses is */
  accesses: readonly Access[];
  /** the documents that the request writes, as they are after it */
  after: Readonly<Record<string, Encoded>>;
}

interface Access {
  method: string;
  path: string;
  request: Encoded;
  resource: Encoded;
}

type World = ReadonlyMap<string, Fields>;

const NOTHING: Encoded = { nullValue: null };
const ROOT = '/databases/(default)/documents';
/** A query asks about documents that it does not name. */
const ANY = 'any-document';
const now = new Date();

const time = encodeValue(now, now);
const auth = (role: Role): Encoded =>
  role === 'visitor' ? NOTHING : encodeMap({ uid: role, token: claimsOf(role) }, now);

/** A document as `resource`, `request.resource` and `get()` show it. */
function encodeDocument(path: string, fields: Fields | undefined): Encoded {
  if (!fields) return NOTHING;
  return mapOf({
    data: encodeMap(fields, now),
    id: { stringValue: path.split('/').at(-1) },
    __name__: encodePath(`${ROOT}/${path}`),
  });
}

export const encodeWorld = (world: World): Record<string, Encoded> =>
  Object.fromEntries(
    [...world].map(([path, fields]) => [`${ROOT}/${path}`, encodeDocument(path, fields)]),
  );

export function firestoreRequest(
  { operation, role, allowed, request }: Cell,
  world: World,
): DecidedRequest {
  const access = (method: string, path: string, resource: Encoded, more: object): Access => ({
    method,
    path: `${ROOT}/${path}`,
    resource,
    request: mapOf({
      auth: auth(role),
      time,
      method: { stringValue: method },
      path: encodePath(`${ROOT}/${path}`),
      ...more,
    }),
  });
  const expected = allowed;
  if ('get' in request) {
    const resource = encodeDocument(request.get, world.get(request.get));
    return { expected, accesses: [access('get', request.get, resource, {})], after: {} };
  }
  if ('list' in request) {
    const path = `${request.list.collection}/${ANY}`;
    const query = { query: limitOf(request.list) };
    return {
      expected,
      accesses: [access('list', path, constraints(request.list), query)],
      after: {},
    };
  }
  const accesses = request.write.map((write) => {
    const path = pathOf(write);
    const before = world.get(path);
    const method = 'set' in write ? (before ? 'update' : 'create') : operation;
    const resource = encodeDocument(path, before);
    return access(method, path, resource, {
      resource: encodeDocument(path, fieldsAfter(write, before)),
    });
  });
  const after = request.write.map((write) => {
    const path = pathOf(write);
    return [`${ROOT}/${path}`, encodeDocument(path, fieldsAfter(write, world.get(path)))] as const;
  });
  return { expected, accesses, after: Object.fromEntries(after) };
}

function fieldsAfter(write: Write, before: Fields | undefined): Fields | undefined {
  if ('delete' in write) return undefined;
  return 'set' in write ? write.data : { ...before, ...write.changes };
}

/** Of what a query may find, the rules know only what its filters say. */
function constraints({ where, also = [] }: Query): Encoded {
  const filters = [...(where ? [where] : []), ...also];
  const known = filters.map(([field, value, ...element]): [string, Value] => [
    field,
    element.length > 0 ? element : value,
  ]);
  return mapOf({ data: encodeMap(Object.fromEntries(known), now) });
}

const limitOf = ({ limit }: Query): Encoded => encodeMap(limit === null ? {} : { limit }, now);

const BUCKET = 'demo-wbd-rules.appspot.com';

/** The documents that storage.rules look up. */
export const advisorDocuments = (): Record<string, Encoded> =>
  encodeWorld(
    new Map(
      ROLES.filter(isAdvisorRole).flatMap((role): [string, Fields][] => [
        [`advisors/${role}`, ADVISOR_FACTS[role]],
        [`accounts/${role}`, accountFactsOf(role)],
      ]),
    ),
  );

export function storageRequest(row: StorageRow, role: Role): DecidedRequest {
  const path = `/b/${BUCKET}/o/${row.path}`;
  const request = mapOf({
    auth: auth(role),
    time,
    path: encodePath(path),
    resource: encodeFile(row.path, row.after, role),
  });
  const resource = encodeFile(row.path, row.before, role);
  return {
    expected: row.allow.includes(role),
    accesses: [{ method: row.operation, path, request, resource }],
    after: {},
  };
}

function encodeFile(path: string, file: FileFacts | null, role: Role): Encoded {
  if (!file) return NOTHING;
  const { size, contentType, owner } = file;
  const metadata: Fields = owner === null ? {} : { owner: owner === 'self' ? role : owner };
  return encodeMap({ name: path, bucket: BUCKET, size, contentType, metadata }, now);
}
