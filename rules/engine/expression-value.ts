/** Values as the rules engine's protocol writes them. */
export function expressionValue(value: unknown): object {
  if (value === null) return { null_value: null };
  if (typeof value === 'string') return { string_value: value };
  if (typeof value === 'boolean') return { bool_value: value };
  if (typeof value === 'number') return { int_value: value };
  if (value instanceof Date) return { timestamp_value: value.toISOString() };
  if (typeof value !== 'object') throw new Error(`A file has no ${typeof value}`);
  const fields: Record<string, object> = {};
  for (const [key, one] of Object.entries(value)) fields[key] = expressionValue(one);
  return { map_value: { fields } };
}

export function pathValue(path: string): object {
  const segments = path.split('/').filter((segment) => segment !== '');
  return { path_value: { segments: segments.map((simple) => ({ simple })) } };
}

/** A document's fields as Firestore's REST interface answers them. */
export function firestoreFields(data: Readonly<Record<string, string | number>>): object {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value },
    ]),
  );
}
