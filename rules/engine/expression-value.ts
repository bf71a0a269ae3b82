import { GONE, NOW, type Fields, type Value } from './request.ts';

/** A value as the rules engine's protocol writes it. */
export type Encoded = Readonly<Record<string, unknown>>;

/** @param now value for the time of the request */
export function encodeValue(value: Value, now: Date): Encoded {
  if (value === null) return { nullValue: null };
  if (value === NOW) return { timestampValue: now.toISOString() };
  if (typeof value === 'symbol') throw new Error(`${value.toString()} is no value.`);
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number') {
    if (Number.isInteger(value)) return { intValue: String(value) };
    return { floatValue: Number.isFinite(value) ? value : String(value) };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isList(value)) return { listValue: { values: value.map((one) => encodeValue(one, now)) } };
  return encodeMap(value, now);
}

/** Fields that are gone are left out. */
export function encodeMap(fields: Fields, now: Date): Encoded {
  const stored = Object.entries(fields).filter(([, value]) => value !== GONE);
  return mapOf(Object.fromEntries(stored.map(([key, value]) => [key, encodeValue(value, now)])));
}

export const mapOf = (fields: Readonly<Record<string, Encoded>>): Encoded => ({
  mapValue: { fields },
});

/** `path` as rules see it: segments between slashes. */
export function encodePath(path: string): Encoded {
  const segments = path.split('/').filter((segment) => segment !== '');
  return { pathValue: { segments: segments.map((simple) => ({ simple })) } };
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
