import { ALL_COLLECTIONS } from './all-collections.ts';
import type { Found } from './advisor-answers.ts';
import type { CollectionName } from './kinds.ts';

/** Documents deleted when a customer is erased. */
export const ERASED: readonly Found[] = ALL_COLLECTIONS.flatMap(([collection, { customer }]) =>
  (customer?.erasing ?? []).flatMap((action) =>
    'deletes' in action ? [{ collection, by: action.deletes }] : [],
  ),
);

/** Documents shown in "Meine Daten". */
export const SHOWN_TO_CUSTOMERS: readonly Found[] = ALL_COLLECTIONS.flatMap(
  ([collection, { customer }]) =>
    customer && 'by' in customer.ownData ? [{ collection, by: customer.ownData.by }] : [],
);

/** Fields that refer to the remaining customer after a merge. */
export const RENAMED: readonly { collection: CollectionName; field: string }[] =
  ALL_COLLECTIONS.flatMap(([collection, { customer }]) =>
    (customer?.merging ?? []).flatMap((action) =>
      'renames' in action ? [{ collection, field: action.renames }] : [],
    ),
  );
