import { useAddressParam } from './use-address-param.ts';
import type { Sort } from '../table/sort.ts';

const PARAM = 'sortierung';
const DESCENDING_MARK = '-';

/**
 * The order of a table as part of the address: `lastName` or, turned around, `-lastName`.
 * @param ids of the columns that sort
 * @param initial where the address names no order, or none of these
 */
export function useAddressSort<Id extends string>(
  ids: readonly Id[],
  initial: Sort<Id>,
): readonly [Sort<Id>, (sort: Sort<Id>) => void] {
  const [key, writeKey] = useAddressParam(PARAM);
  const descending = key.startsWith(DESCENDING_MARK);
  const id = ids.find((known) => known === (descending ? key.slice(1) : key));
  return [
    id === undefined ? initial : { id, descending },
    (sort) => {
      writeKey(`${sort.descending ? DESCENDING_MARK : ''}${sort.id}`);
    },
  ];
}
