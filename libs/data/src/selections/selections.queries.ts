import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readSelections, type SelectionKind } from './selections.repository.ts';

export const selectionKeys = {
  all: ['selections'] as const,
  ofAdvisor: (kind: SelectionKind, uid: string) => [...selectionKeys.all, kind, uid] as const,
};

/** What the advisor chose of the seminars or expert videos; `arrange` of the domain puts them in order. */
export const selectionsQuery = (kind: SelectionKind, uid: string) =>
  queryOptions({
    queryKey: selectionKeys.ofAdvisor(kind, uid),
    queryFn: () => readSelections(kind, uid),
    staleTime: FRESHNESS.standard,
  });
