import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readFolders } from './folders.repository.ts';

export const folderKeys = {
  all: ['folders'] as const,
  ofOrganisation: (org: string) => [...folderKeys.all, 'of', org] as const,
};

/** The tabs of an organisation's knowledge library, in their order. */
export const foldersQuery = (org: string) =>
  queryOptions({
    queryKey: folderKeys.ofOrganisation(org),
    queryFn: () => readFolders(org),
    staleTime: FRESHNESS.standard,
  });
