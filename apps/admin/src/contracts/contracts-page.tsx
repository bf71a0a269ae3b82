import { contractsDueCountQuery, contractsDueQuery } from '@wbd/data/contracts';
import { planWords } from '@wbd/domain/plans';
import { useInfiniteQuery, useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { EmptyState, Link, Text } from '@wbd/ui';
import { FileCheck2 } from 'lucide-react';
import { AdminPage } from '../shared/admin-page.tsx';
import { PagedList } from '../shared/paged-list.tsx';
import { accountPath } from '../shared/paths.ts';
import { PlainTable } from '../shared/plain-table.tsx';
import { contractsTexts as texts } from './texts.de.ts';

/** Lists and counts the advisors who have yet to accept the current documents. */
export function ContractsPage() {
  const count = useQuery(contractsDueCountQuery());
  const due = useInfiniteQuery(contractsDueQuery());
  const { name, email, plan } = texts.columns;
  return (
    <AdminPage title={texts.title} documentTitle={texts.documentTitle} intro={texts.intro}>
      {count.data !== undefined && count.data > 0 && (
        <Text fontWeight="medium">{texts.count(count.data)}</Text>
      )}
      <PagedList
        query={due}
        failed={texts.loadFailed}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState icon={<FileCheck2 size={26} />} title={texts.empty} text={texts.emptyText} />
        }
      >
        {({ items }) => (
          <PlainTable
            label={texts.title}
            columns={[email, name, plan]}
            rows={items.map((account) => ({
              key: account.id,
              cells: [
                <Link key="email" asChild>
                  <RouterLink to={accountPath(account.id)}>{account.email}</RouterLink>
                </Link>,
                account.name,
                planWords(account.plan),
              ],
            }))}
          />
        )}
      </PagedList>
    </AdminPage>
  );
}
