import { queryOptions } from '@wbd/query';
import { readOperations } from './operations.repository.ts';

/** How the portal is doing at this moment; read each time because admins look when something is wrong. */
export const operationsQuery = () =>
  queryOptions({
    queryKey: ['operations'] as const,
    queryFn: () => readOperations({}),
    staleTime: 0,
  });
