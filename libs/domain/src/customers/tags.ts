import * as z from 'zod/mini';
import { text } from '../fields/text-schema.ts';

/** How long a tag may be. */
export const LONGEST_TAG = 30;

/** How many tags a customer may have; more come together only when two customers become one. */
export const MOST_TAGS = 10;

/** A tag as it is stored: one line without blanks around it. */
export const tagSchema = text(LONGEST_TAG, z.regex(/^\S(?:[^\n\r]*\S)?$/u));

export interface TagChange {
  add: readonly string[];
  remove: readonly string[];
}

/** Tags are the same word however they are capitalised. */
const keyOf = (tag: string) => tag.toLocaleLowerCase('de-DE');

/** The tags after a change; one that is there already keeps its spelling. */
export function withTags(tags: readonly string[], { add, remove }: TagChange): string[] {
  const removed = new Set(remove.map(keyOf));
  const byKey = new Map<string, string>();
  for (const tag of [...tags, ...add]) {
    const key = keyOf(tag);
    if (!removed.has(key) && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}

/** Every tag of some customers once, in alphabetical order. */
export function tagsOf(customers: readonly { tags: readonly string[] }[]): string[] {
  const all = customers.flatMap(({ tags }) => tags);
  return withTags([], { add: all, remove: [] }).toSorted((a, b) => a.localeCompare(b, 'de'));
}
