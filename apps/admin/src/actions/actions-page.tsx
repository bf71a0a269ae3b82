import { adminActionsQuery } from '@wbd/data/admin-actions';
import { useInfiniteQuery } from '@wbd/query';
import { EmptyState } from '@wbd/ui';
import { ScrollText } from 'lucide-react';
import { AdminPage } from '../shared/admin-page.tsx';
import { AdvisorSearchBox } from '../shared/advisor-search-field.tsx';
import { NothingFound } from '../shared/nothing-found.tsx';
import { PagedList } from '../shared/paged-list.tsx';
import { useAdvisorSearch } from '../shared/use-advisor-search.ts';
import { ActionTable } from './action-table.tsx';
import { actionsTexts as texts } from './texts.de.ts';

/** What admins did, the latest first. */
export function ActionsPage() {
  const search = useAdvisorSearch();
  return (
    <AdminPage title={texts.title} documentTitle={texts.documentTitle} intro={texts.intro}>
      <AdvisorSearchBox {...search} />
      <ActionList key={search.email} email={search.email} />
    </AdminPage>
  );
}

function ActionList({ email }: { email: string }) {
  const actions = useInfiniteQuery(adminActionsQuery(email));
  return (
    <PagedList
      query={actions}
      failed={texts.loadFailed}
      isEmpty={({ items }) => items.length === 0}
      empty={
        email === '' ? (
          <EmptyState icon={<ScrollText size={26} />} title={texts.empty} text={texts.emptyText} />
        ) : (
          <NothingFound />
        )
      }
    >
      {({ items }) => <ActionTable actions={items} />}
    </PagedList>
  );
}
