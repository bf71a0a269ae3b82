import { queryOptions } from '@wbd/query';
import { publicPageKeys } from '../keys/index.ts';

/** A page that has just been made is put together by the server within moments. */
const ASSEMBLY_MS = 1000;

/** What the signed-in advisor sees as their own page: always as fresh as the sources. */
export const ownPageQuery = (uid: string) =>
  queryOptions({
    queryKey: publicPageKeys.own(uid),
    // visitors never need it, so it stays out of the landing page's script
    queryFn: async () => (await import('./own-page.repository.ts')).readOwnPage(uid),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isComplete === false ? ASSEMBLY_MS : false),
  });
