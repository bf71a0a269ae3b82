import { noticesQuery } from '@wbd/data/notices';
import { useInfiniteQuery } from '@wbd/query';
import { EmptyState } from '@wbd/ui';
import { AddressTabs } from '@wbd/ui/tabs';
import { Flag } from 'lucide-react';
import { AdminPage } from '../shared/admin-page.tsx';
import { PagedList } from '../shared/paged-list.tsx';
import { NoticeTable } from './notice-table.tsx';
import { noticesTexts as texts } from './texts.de.ts';

/** What people reported and owners object to: what waits, and what is decided. */
export function NoticesPage() {
  return (
    <AdminPage title={texts.title} documentTitle={texts.documentTitle} intro={texts.intro}>
      <AddressTabs
        label={texts.title}
        param="stand"
        tabs={[
          { id: 'offen', label: texts.tabs.open, content: <NoticeList state="open" /> },
          { id: 'entschieden', label: texts.tabs.done, content: <NoticeList state="done" /> },
        ]}
      />
    </AdminPage>
  );
}

function NoticeList({ state }: { state: 'open' | 'done' }) {
  const notices = useInfiniteQuery(noticesQuery(state === 'open'));
  return (
    <PagedList
      query={notices}
      failed={texts.loadFailed}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          icon={<Flag size={26} />}
          title={texts.empty[state]}
          text={texts.emptyText[state]}
        />
      }
    >
      {({ items }) => <NoticeTable notices={items} />}
    </PagedList>
  );
}
