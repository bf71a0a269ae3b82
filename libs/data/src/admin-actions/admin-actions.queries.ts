import type { AdminAction } from '@wbd/domain';
import type { Page, PageEnd } from '@wbd/firebase/firestore';
import { infiniteQueryOptions, type InfiniteData } from '@wbd/query';
import { readAdminActions } from './admin-actions.repository.ts';

export const adminActionKeys = { all: ['admin-actions'] as const };

/** What admins did, page by page; read each time because each of their clicks adds to it. */
export const adminActionsQuery = () =>
  infiniteQueryOptions<
    Page<AdminAction>,
    Error,
    InfiniteData<Page<AdminAction>>,
    typeof adminActionKeys.all,
    PageEnd | null
  >({
    queryKey: adminActionKeys.all,
    queryFn: ({ pageParam }) => readAdminActions(pageParam),
    initialPageParam: null,
    getNextPageParam: ({ end }) => end,
    staleTime: 0,
  });
