import { allFailedMailsQuery } from '@wbd/data/mails';
import { useInfiniteQuery } from '@wbd/query';
import { EmptyState, ErrorState, LoadingState, Stack } from '@wbd/ui';
import { MailCheck } from 'lucide-react';
import { AdminPage } from '../shared/admin-page.tsx';
import { Pager } from '../shared/pager.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { usePages } from '../shared/use-pages.ts';
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
  const mails = useInfiniteQuery(allFailedMailsQuery());
  const { page, ...pages } = usePages(mails, texts.loadFailed);
  if (page === undefined) {
    return mails.error && !mails.isFetching ? (
      <ErrorState
        title={texts.loadFailed}
        text={sharedTexts.loadFailedText}
        onRetry={() => void mails.refetch()}
      />
    ) : (
      <LoadingState text={sharedTexts.loading} />
    );
  }
  if (page.mails.length === 0) {
    return <EmptyState icon={<MailCheck size={26} />} title={texts.empty} text={texts.emptyText} />;
  }
  return (
    <Stack gap="4">
      <MailTable mails={page.mails} />
      <Pager {...pages} />
    </Stack>
  );
}
