import { mutationOptions, queryOptions } from '@wbd/query';
import { readAccountExport, readWholeExport } from './account-export.repository.ts';

/** How long a closed account's export can be fetched, and whether it is made. */
export const accountExportQuery = (token: string) =>
  queryOptions({
    queryKey: ['account-export', token],
    queryFn: () => readAccountExport({ token, page: null }),
    staleTime: 0,
    gcTime: 0,
  });

/** Reads all of it. A mutation, so that no cache keeps it. */
export const wholeExportMutation = (onPage: (done: number) => void) =>
  mutationOptions({
    mutationKey: ['account-export', 'whole'],
    mutationFn: (asked: { token: string; pages: number }) => readWholeExport(asked, onPage),
    gcTime: 0,
  });
