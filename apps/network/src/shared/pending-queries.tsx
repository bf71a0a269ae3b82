import type { UseQueryResult } from '@wbd/query';
import { ErrorState } from '@wbd/ui';
import type { ReactNode } from 'react';

interface PendingQueriesProps {
  /** the queries of a page, at least one of which has no data */
  queries: readonly Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>[];
  /** title of the failure */
  failed: string;
  skeleton: ReactNode;
}

/** Shows a skeleton while queries load, and an error with a retry once one of them has failed. */
export function PendingQueries({ queries, failed, skeleton }: PendingQueriesProps) {
  if (!queries.some((query) => query.isError && !query.isFetching)) return skeleton;
  return (
    <ErrorState
      title={failed}
      onRetry={() => {
        for (const query of queries) if (query.isError) void query.refetch();
      }}
    />
  );
}
