import type { Finder } from '../descriptors/collection.ts';
import { ALL_COLLECTIONS } from './all-collections.ts';
import type { CollectionName } from './kinds.ts';

/** Documents of a collection that belong to a person. */
export interface Found {
  collection: CollectionName;
  by: Finder;
}

export interface ExportPart extends Found {
  part: string;
  /** the exported fields; defaults to all */
  only?: readonly string[];
}

/** The parts of an advisor's export, in their order. */
export const EXPORT_PARTS: readonly ExportPart[] = ALL_COLLECTIONS.flatMap(
  ([collection, { advisor }]) => {
    const parts = advisor?.export;
    if (!parts || 'leftOut' in parts) return [];
    return Object.entries(parts).map(([part, found]) => ({ part, collection, ...found }));
  },
);

/** The documents that one step of closing an account deletes. */
export function deletedBy(step: 'order' | 'content' | 'traces'): readonly Found[] {
  return ALL_COLLECTIONS.flatMap(([collection, { advisor }]) =>
    (advisor?.closing ?? []).flatMap((action) =>
      'deletes' in action && action.step === step ? [{ collection, by: action.deletes }] : [],
    ),
  );
}

/** Fields from which closing an account removes its uid. */
export const FORGOTTEN: readonly { collection: CollectionName; field: string }[] =
  ALL_COLLECTIONS.flatMap(([collection, { advisor }]) =>
    (advisor?.closing ?? []).flatMap((action) =>
      'forgets' in action ? [{ collection, field: action.forgets }] : [],
    ),
  );
