import { branch, served } from './served.ts';

/* Conditions of sections. They evaluate all of their arguments, which cost nothing. */

/** Whether a value is present. An empty list is not. */
export const has = served(
  'has',
  (value: unknown) =>
    value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  true,
);

export const any = served('any', (...holds: boolean[]) => holds.includes(true), true);

export const all = served('all', (...holds: boolean[]) => !holds.includes(false), true);

/** The value, or a fallback when it is missing. */
export const or = served('or', (value: string | null, other: string) => value ?? other, '');

export const count = served('count', (list: readonly unknown[]) => list.length, 0);

/** @returns the smaller one */
export const atMost = served('atMost', (number: number, most: number) => Math.min(number, most), 0);

/** Renders a value that may be missing. */
export const optional = <Value, Shown>(
  value: Value | null,
  show: (value: Value | null) => Shown,
): Shown => branch(has(value), (isThere) => show(isThere ? value : null));

/** Same, but renders nothing when the value is missing. */
export const given = <Value, Shown>(
  value: Value | null,
  show: (value: Value) => Shown,
): Shown | null => optional(value, (there) => (there === null ? null : show(there)));
