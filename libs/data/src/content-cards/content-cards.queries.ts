import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import type { SelectionKind } from '../selections/selections.repository.ts';
import { readContentCards } from './content-cards.repository.ts';

/** All advisors' seminars or expert videos, for an advisor to choose from. */
export const contentCardsQuery = <Kind extends SelectionKind>(kind: Kind) =>
  queryOptions({
    queryKey: ['content-cards', kind] as const,
    queryFn: () => readContentCards(kind),
    staleTime: FRESHNESS.standard,
  });
