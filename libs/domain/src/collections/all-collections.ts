import type { CollectionDescriptor } from '../descriptors/collection.ts';
import { COLLECTIONS } from './collections.ts';
import type { CollectionName } from './kinds.ts';

const isName = (name: string): name is CollectionName => name in COLLECTIONS;

/** The descriptor of a collection; undefined for an unknown name. */
export function descriptorOf(name: string): CollectionDescriptor | undefined {
  return isName(name) ? COLLECTIONS[name] : undefined;
}

/** Every collection with its descriptor, in the order of `COLLECTIONS`. */
export const ALL_COLLECTIONS: readonly (readonly [
  name: CollectionName,
  descriptor: CollectionDescriptor,
])[] = Object.keys(COLLECTIONS)
  .filter(isName)
  .map((name) => [name, COLLECTIONS[name]]);
