import { inviteToSessionMutation, unregisteredCustomersQuery } from '@wbd/data/registrations';
import { invitationReport, type InvitationReport, type UnregisteredCustomer } from '@wbd/domain';
import { useMutation, useQuery } from '@wbd/query';
import { EmptyState, ErrorState, Stack, Text, toast, useBreakpointMobile } from '@wbd/ui';
import { useAddressText } from '@wbd/ui/address';
import { toastFailure } from '@wbd/ui/feedback';
import { useLeaveWarning } from '@wbd/ui/form';
import { SearchBox, SkeletonRows } from '@wbd/ui/page';
import type { Selection } from '@wbd/ui/table';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { CustomerCards } from './customer-cards.tsx';
import { CustomerTable } from './customer-table.tsx';
import { customerName, stillToInvite } from './customers.ts';
import { InvitationResults } from './invitation-results.tsx';
import { InviteBar } from './invite-bar.tsx';
import { invitationPageTexts as texts } from './texts.de.ts';

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return { ids, onChange: setIds };
}

export interface OwnCustomersProps {
  sessionId: string;
  selection: Selection;
}

/** The advisor's customers who have no seat yet, of whom several are invited at a time. */
export function OwnCustomers({ sessionId, selection }: OwnCustomersProps) {
  const { data, isError, isFetching, refetch } = useQuery(unregisteredCustomersQuery(sessionId));
  const invitable = data?.filter(({ email }) => email !== null);
  if (invitable === undefined) {
    return isError ? (
      <ErrorState
        title={texts.customersFailed}
        text={texts.customersFailedText}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonRows />
    );
  }
  return (
    <Invitable
      sessionId={sessionId}
      customers={invitable}
      withoutEmail={(data?.length ?? 0) - invitable.length}
      selection={selection}
    />
  );
}

interface InvitableProps extends OwnCustomersProps {
  customers: readonly UnregisteredCustomer[];
  withoutEmail: number;
}

function Invitable({ sessionId, customers, withoutEmail, selection }: InvitableProps) {
  const mobile = useBreakpointMobile();
  const invite = useMutation(inviteToSessionMutation());
  const [report, setReport] = useState<InvitationReport | null>(null);
  const [search, setSearch] = useAddressText('suche');
  useLeaveWarning(invite.isPending);

  const wanted = search.trim().toLocaleLowerCase('de');
  const shown = customers.filter((customer) =>
    customerName(customer).toLocaleLowerCase('de').includes(wanted),
  );
  // a customer may have registered since the choice
  const chosen = customers.filter(({ id }) => selection.ids.has(id));

  async function inviteChosen(): Promise<void> {
    setReport(null);
    try {
      const customerIds = chosen.map(({ id }) => id);
      const results = await invite.mutateAsync({ who: 'own', sessionId, customerIds });
      const next = invitationReport('own', chosen.map(customerName), results);
      selection.onChange(stillToInvite(customerIds, next));
      if (next.tone === 'success') toast({ type: 'success', title: next.summary });
      else setReport(next);
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  const list = { customers: shown, selection };
  return (
    <Stack gap="4">
      {report && <InvitationResults report={report} />}
      {withoutEmail > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {texts.withoutEmail(withoutEmail)}
        </Text>
      )}
      {customers.length === 0 ? (
        <EmptyState
          icon={<UserCheck size={26} />}
          title={texts.noCustomersTitle}
          text={texts.noCustomers}
        />
      ) : (
        <>
          <SearchBox label={texts.search} value={search} onValueChange={setSearch} />
          {shown.length === 0 ? (
            <Text role="status" color="fg.muted">
              {texts.nobodyFound}
            </Text>
          ) : mobile ? (
            <CustomerCards {...list} />
          ) : (
            <CustomerTable {...list} />
          )}
          <InviteBar
            selected={chosen.length}
            busy={invite.isPending}
            onInvite={() => void inviteChosen()}
          />
        </>
      )}
    </Stack>
  );
}
