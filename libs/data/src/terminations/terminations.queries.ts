import type { Termination } from '@wbd/domain/terminations';
import type { Page, PageEnd } from '@wbd/firebase/firestore';
import { infiniteQueryOptions, mutationOptions, queryOptions, type InfiniteData } from '@wbd/query';
import { adminActionKeys } from '../admin-actions/index.ts';
import { writeOptions } from '../write-options/index.ts';
import {
  answerTermination,
  declareTermination,
  readTerminations,
  settleTermination,
  type TerminationFilter,
} from './terminations.repository.ts';

const terminationKeys = {
  all: ['terminations'] as const,
  list: (filter: TerminationFilter) => [...terminationKeys.all, 'list', filter] as const,
  byLink: (token: string) => [...terminationKeys.all, 'by-link', token] as const,
};

/** Declarations for admins, page by page; read each time because anyone may add one. */
export const terminationsQuery = (filter: TerminationFilter) =>
  infiniteQueryOptions<
    Page<Termination>,
    Error,
    InfiniteData<Page<Termination>>,
    ReturnType<typeof terminationKeys.list>,
    PageEnd | null
  >({
    queryKey: terminationKeys.list(filter),
    queryFn: ({ pageParam }) => readTerminations(filter, pageParam),
    initialPageParam: null,
    getNextPageParam: ({ end }) => end,
    staleTime: 0,
  });

/** The declaration that a mailed link is about. */
export const terminationByLinkQuery = (token: string) =>
  queryOptions({
    queryKey: terminationKeys.byLink(token),
    queryFn: () => answerTermination({ token, answer: 'look' }),
    staleTime: 0,
    gcTime: 0,
  });

/** Ends a contract. */
export const declareTerminationMutation = () =>
  mutationOptions({ mutationKey: ['terminations', 'declare'], mutationFn: declareTermination });

/** Confirms or refuses a declaration. */
export const answerTerminationMutation = () =>
  mutationOptions({ mutationKey: ['terminations', 'answer'], mutationFn: answerTermination });

/** Acts on a declaration as an admin. */
export const settleTerminationMutation = () =>
  writeOptions(['terminations', 'settle'], settleTermination, async (client) => {
    void client.invalidateQueries({ queryKey: adminActionKeys.all });
    await client.invalidateQueries({ queryKey: terminationKeys.all });
  });
