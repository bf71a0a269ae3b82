import { customersQuery } from '@wbd/data/customers';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { useAuth } from '@wbd/auth';
import { Button, EmptyState, ErrorState, LoadingState, Stack } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { PortalPage, SkeletonRows } from '@wbd/ui/page';
import { Upload, UserPlus, Users } from 'lucide-react';
import { useCallback, useState } from 'react';
import { HELP_PATH, IMPORT_PATH } from '../shared/paths.ts';
import { AddCustomerDialog } from './add-customer-dialog.tsx';
import { CustomerListView } from './customer-list-view.tsx';
import { DuplicatesNotice } from './duplicates-notice.tsx';
import type { LikelyDuplicate } from './duplicates.ts';
import { EditCustomerDialog } from './edit-customer-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { crmTexts } from './texts.de.ts';
import { RecentImports } from './undo-import/recent-imports.tsx';

/** The advisor's own customers: found, sorted, changed, entered. */
export function CrmPage() {
  const uid = useAuth((auth) => auth.user?.uid);
  return uid === undefined ? <LoadingState /> : <Customers advisorId={uid} />;
}

type OpenDialog =
  { kind: 'add' } | { kind: 'edit'; id: string } | { kind: 'merge'; pair: LikelyDuplicate } | null;

function Customers({ advisorId }: { advisorId: string }) {
  const {
    data: customers,
    error,
    isError,
    isFetching,
    refetch,
  } = useQuery(customersQuery(advisorId));
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => {
    setDialog(null);
  };
  const edit = useCallback((id: string) => {
    setDialog({ kind: 'edit', id });
  }, []);
  const add = (
    <Button
      onClick={() => {
        setDialog({ kind: 'add' });
      }}
    >
      <UserPlus aria-hidden />
      {crmTexts.addCustomer}
    </Button>
  );
  const importThem = (
    <Button asChild variant="surface" colorPalette="gray">
      <Link to={IMPORT_PATH}>
        <Upload aria-hidden />
        {crmTexts.importCustomers}
      </Link>
    </Button>
  );
  const edited =
    dialog?.kind === 'edit' ? customers?.find(({ id }) => id === dialog.id) : undefined;

  return (
    <PortalPage
      title={crmTexts.title}
      intro={crmTexts.intro}
      help={HELP_PATH}
      actions={
        customers !== undefined &&
        customers.length > 0 && (
          <>
            {importThem}
            {add}
          </>
        )
      }
    >
      <Stack gap={{ base: '6', md: '8' }}>
        {isError && customers !== undefined && (
          <FailureAlert
            error={error}
            title={crmTexts.refreshFailed}
            text={crmTexts.refreshFailedText}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {customers !== undefined && <RecentImports customers={customers} />}
        {customers !== undefined && (
          <DuplicatesNotice
            customers={customers}
            onCompare={(pair) => {
              setDialog({ kind: 'merge', pair });
            }}
          />
        )}
        {customers !== undefined ? (
          customers.length > 0 ? (
            <CustomerListView advisorId={advisorId} customers={customers} onEdit={edit} />
          ) : (
            <EmptyState
              icon={<Users size={26} />}
              title={crmTexts.emptyTitle}
              text={crmTexts.emptyText}
            >
              {add}
              {importThem}
            </EmptyState>
          )
        ) : isError && !isFetching ? (
          <ErrorState
            title={crmTexts.loadFailed}
            text={crmTexts.loadFailedText}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonRows />
        )}
      </Stack>
      {dialog?.kind === 'add' && customers !== undefined && (
        <AddCustomerDialog advisorId={advisorId} customers={customers} onClose={close} />
      )}
      {dialog?.kind === 'merge' && <MergeDialog pair={dialog.pair} onClose={close} />}
      {edited && <EditCustomerDialog key={edited.id} customer={edited} onClose={close} />}
    </PortalPage>
  );
}
