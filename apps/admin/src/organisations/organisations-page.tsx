import { listedOrganisationsQuery } from '@wbd/data/organisations';
import type { ListedOrganisation } from '@wbd/domain/accounts';
import { useQuery } from '@wbd/query';
import { EmptyState, ErrorState, LoadingState } from '@wbd/ui';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { AdminPage } from '../shared/admin-page.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { OrganisationTable } from './organisation-table.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { organisationsTexts as texts } from './texts.de.ts';

/** Every organisation with members and administrators, and the way to another name. */
export function OrganisationsPage() {
  const { data, error, isFetching, refetch } = useQuery(listedOrganisationsQuery());
  const [renamed, setRenamed] = useState<ListedOrganisation | null>(null);
  return (
    <AdminPage title={texts.title} documentTitle={texts.documentTitle} intro={texts.intro}>
      {data === undefined ? (
        error && !isFetching ? (
          <ErrorState
            title={texts.loadFailed}
            text={sharedTexts.loadFailedText}
            onRetry={() => void refetch()}
          />
        ) : (
          <LoadingState text={sharedTexts.loading} />
        )
      ) : data.length === 0 ? (
        <EmptyState icon={<Building2 size={26} />} title={texts.empty} text={texts.emptyText} />
      ) : (
        <OrganisationTable organisations={data} onRename={setRenamed} />
      )}
      {renamed && <RenameDialog organisation={renamed} onClose={() => setRenamed(null)} />}
    </AdminPage>
  );
}
