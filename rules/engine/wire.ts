import { GONE, NOW, type Fields, type Query, type Value, type Write } from './request.ts';

/** A value as Firestore's REST interface has it. */
export function encode(value: Value): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    if (Number.isInteger(value)) return { integerValue: value };
    // JSON has no word for what is no finite number
    return { doubleValue: Number.isFinite(value) ? value : String(value) };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'symbol') throw new Error(`${value.toString()} is not stored as such.`);
  return isList(value)
    ? { arrayValue: { values: value.map(encode) } }
    : { mapValue: { fields: encodeFields(value) } };
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** The fields that are stored as they are: what the server fills in or removes stands elsewhere in a write. */
export function encodeFields(fields: Fields): object {
  const stored = Object.entries(fields).filter(([, value]) => value !== NOW && value !== GONE);
  return Object.fromEntries(stored.map(([name, value]) => [name, encode(value)]));
}

/** @param root `projects/…/documents` */
export function encodeWrite(root: string, write: Write): object {
  if ('delete' in write) return { delete: `${root}/${write.delete}` };
  const [path, fields] = 'set' in write ? [write.set, write.data] : [write.update, write.changes];
  const names = Object.keys(fields);
  const transforms = names
    .filter((name) => fields[name] === NOW)
    .map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  return {
    update: { name: `${root}/${path}`, fields: encodeFields(fields) },
    ...(transforms.length > 0 && { updateTransforms: transforms }),
    ...('update' in write && {
      updateMask: { fieldPaths: names.filter((name) => fields[name] !== NOW) },
      currentDocument: { exists: true },
    }),
  };
}

/** The parent's path below the root and the query itself. */
export function encodeQuery(query: Query): { parent: string; structuredQuery: object } {
  const segments = query.collection.split('/');
  const collectionId = segments.pop() ?? '';
  const filters = [...(query.where ? [query.where] : []), ...(query.also ?? [])].map(
    ([fieldPath, equals]) => ({
      fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: encode(equals) },
    }),
  );
  return {
    parent: segments.map((segment) => `/${segment}`).join(''),
    structuredQuery: {
      from: [{ collectionId, allDescendants: query.group === true }],
      ...(query.limit !== null && { limit: query.limit }),
      ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    },
  };
}
