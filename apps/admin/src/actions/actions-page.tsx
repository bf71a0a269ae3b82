import { adminActionsQuery } from '@wbd/data/admin-actions';
import { useInfiniteQuery } from '@wbd/query';
import { EmptyState } from '@wbd/ui';
import { ScrollText } from 'lucide-react';
import { AdminPage } from '../shared/admin-page.tsx';
import { PagedList } from '../shared/paged-list.tsx';
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
  return (
    <PagedList
      query={actions}
      failed={texts.loadFailed}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState icon={<ScrollText size={26} />} title={texts.empty} text={texts.emptyText} />
      }
    >
      {({ items }) => <ActionTable actions={items} />}
    </PagedList>
  );
}
