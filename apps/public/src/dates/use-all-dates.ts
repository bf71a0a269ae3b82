import { seminarsWithDatesQuery } from '@wbd/data/seminars';
import type { PageSeminar } from '@wbd/domain/pages';
import { useQuery } from '@wbd/query';
import { useState } from 'react';
import { countDates, hasFurtherDates, withDates } from './date-rows.ts';

export interface AllDates {
  /** with all dates once they are loaded */
  seminars: readonly PageSeminar[];
  /** the number of upcoming dates, loaded or not */
  count: number;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** loads the dates that cards omit; also the retry after a failure */
  load: () => void;
}

/**
 * All dates of seminars. Cards contain only the first dates of a seminar; the others are loaded on demand, because each
 * seminar costs a read.
 * @param chosen the id of the seminar that the list is narrowed down to; its dates are loaded at once
 */
export function useAllDates(seminars: readonly PageSeminar[], chosen: string, now: Date): AllDates {
  const [isWanted, setWanted] = useState(false);
  const further = seminars.filter(hasFurtherDates).map(({ id }) => id);
  const wanted = isWanted ? further : further.filter((id) => id === chosen);
  const query = useQuery({ ...seminarsWithDatesQuery(wanted), enabled: wanted.length > 0 });
  const loaded = withDates(seminars, query.data ?? []);
  return {
    seminars: loaded,
    count: countDates(loaded, now),
    hasMore: loaded.some(hasFurtherDates),
    isLoading: query.isFetching,
    hasFailed: query.isError && !query.isFetching,
    load: () => {
      if (isWanted) void query.refetch();
      else setWanted(true);
    },
  };
}
