import type { Sort } from '../table/sort.ts';
import { readSort, SORT_PARAM, sortKey } from './sort-key.ts';
import { useAddressParam } from './use-address-param.ts';

/**
 * The order of a table as part of the address.
 * @param ids of the columns that sort
 * @param initial where the address names no order, or none of these
 */
export function useAddressSort<Id extends string>(
  ids: readonly Id[],
  initial: Sort<Id>,
): readonly [Sort<Id>, (sort: Sort<Id>) => void] {
  const [key, writeKey] = useAddressParam(SORT_PARAM);
  return [
    readSort(key, ids, initial),
    (sort) => {
      writeKey(sortKey(sort));
    },
  ];
}
