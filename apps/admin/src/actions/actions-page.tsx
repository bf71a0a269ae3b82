import { adminActionsQuery } from '@wbd/data/admin-actions';
import { useInfiniteQuery } from '@wbd/query';
import { EmptyState, ErrorState, LoadingState, Stack } from '@wbd/ui';
import { ScrollText } from 'lucide-react';
import { AdminPage } from '../shared/admin-page.tsx';
import { Pager } from '../shared/pager.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { usePages } from '../shared/use-pages.ts';
import { ActionTable } from './action-table.tsx';
import { actionsTexts as texts } from './texts.de.ts';

/** What admins did, the latest first. */
export function ActionsPage() {
  return (
    <AdminPage title={texts.title} documentTitle={texts.documentTitle} intro={texts.intro}>
      <ActionList />
    </AdminPage>
  );
}

function ActionList() {
  const actions = useInfiniteQuery(adminActionsQuery());
  const { page, ...pages } = usePages(actions, texts.loadFailed);
  if (page === undefined) {
    return actions.error && !actions.isFetching ? (
      <ErrorState
        title={texts.loadFailed}
        text={sharedTexts.loadFailedText}
        onRetry={() => void actions.refetch()}
      />
    ) : (
      <LoadingState text={sharedTexts.loading} />
    );
  }
  if (page.items.length === 0) {
    return (
      <EmptyState icon={<ScrollText size={26} />} title={texts.empty} text={texts.emptyText} />
    );
  }
  return (
    <Stack gap="4">
      <ActionTable actions={page.items} />
      <Pager {...pages} />
    </Stack>
  );
}
