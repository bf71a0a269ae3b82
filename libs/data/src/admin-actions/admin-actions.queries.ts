import type { AdminAction } from '@wbd/domain/accounts';
import type { Page, PageEnd } from '@wbd/firebase/firestore';
import { infiniteQueryOptions, type InfiniteData } from '@wbd/query';
import { readAdminActions } from './admin-actions.repository.ts';

export const adminActionKeys = {
  all: ['admin-actions'] as const,
  list: (account: string) => [...adminActionKeys.all, 'list', account] as const,
};

/** What admins did to the advisors whose address begins so, page by page; read each time because each of their clicks adds to it. */
export const adminActionsQuery = (account: string) =>
  infiniteQueryOptions<
    Page<AdminAction>,
    Error,
    InfiniteData<Page<AdminAction>>,
    ReturnType<typeof adminActionKeys.list>,
    PageEnd | null
  >({
    queryKey: adminActionKeys.list(account),
    queryFn: ({ pageParam }) => readAdminActions(account, pageParam),
    initialPageParam: null,
    getNextPageParam: ({ end }) => end,
    staleTime: 0,
  });
