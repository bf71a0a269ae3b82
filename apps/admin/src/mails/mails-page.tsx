import { allFailedMailsQuery } from '@wbd/data/mails';
import { useInfiniteQuery } from '@wbd/query';
import { EmptyState } from '@wbd/ui';
import { MailCheck } from 'lucide-react';
import { AdminPage } from '../shared/admin-page.tsx';
import { PagedList } from '../shared/paged-list.tsx';
import { MailTable } from './mail-table.tsx';
import { mailsTexts as texts } from './texts.de.ts';

/** Mails of all advisors that were given up, to be sent again. */
export function MailsPage() {
  return (
    <AdminPage title={texts.title} documentTitle={texts.documentTitle} intro={texts.intro}>
      <MailList />
    </AdminPage>
  );
}

function MailList() {
  const failed = useInfiniteQuery(allFailedMailsQuery());
  return (
    <PagedList
      query={failed}
      failed={texts.loadFailed}
      isEmpty={({ mails }) => mails.length === 0}
      empty={
        <EmptyState icon={<MailCheck size={26} />} title={texts.empty} text={texts.emptyText} />
      }
    >
      {({ mails }) => <MailTable mails={mails} />}
    </PagedList>
  );
}
