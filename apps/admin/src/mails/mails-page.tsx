import { allFailedMailsQuery } from '@wbd/data/mails';
import { useInfiniteQuery } from '@wbd/query';
import { EmptyState } from '@wbd/ui';
import { MailCheck } from 'lucide-react';
import { AdminPage } from '../shared/admin-page.tsx';
import { AdvisorSearchBox } from '../shared/advisor-search-field.tsx';
import { NothingFound } from '../shared/nothing-found.tsx';
import { PagedList } from '../shared/paged-list.tsx';
import { useAdvisorSearch } from '../shared/use-advisor-search.ts';
import { MailTable } from './mail-table.tsx';
import { mailsTexts as texts } from './texts.de.ts';

/** Mails of all advisors that were given up, to be sent again. */
export function MailsPage() {
  const search = useAdvisorSearch();
  return (
    <AdminPage title={texts.title} documentTitle={texts.documentTitle} intro={texts.intro}>
      <AdvisorSearchBox {...search} />
      <MailList key={search.email} email={search.email} />
    </AdminPage>
  );
}

function MailList({ email }: { email: string }) {
  const failed = useInfiniteQuery(allFailedMailsQuery(email));
  return (
    <PagedList
      query={failed}
      failed={texts.loadFailed}
      isEmpty={({ mails }) => mails.length === 0}
      empty={
        email === '' ? (
          <EmptyState icon={<MailCheck size={26} />} title={texts.empty} text={texts.emptyText} />
        ) : (
          <NothingFound isTooBroad={failed.data?.pages[0]?.isTooBroad ?? false} />
        )
      }
    >
      {({ mails }) => <MailTable mails={mails} />}
    </PagedList>
  );
}
