import { linkVisitsQuery } from '@wbd/data/visits';
import { visitsShown } from '@wbd/domain/visits';
import { useQuery } from '@wbd/query';
import { useState } from 'react';

/** How often each of a person's links was opened; empty until that is known. */
export function useOpened(uid: string): ReadonlyMap<string, number> {
  const [now] = useState(() => new Date());
  const { data: months = [] } = useQuery(linkVisitsQuery(uid));
  return visitsShown(months, now).byLink;
}
