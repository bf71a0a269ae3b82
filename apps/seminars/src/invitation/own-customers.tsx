import { inviteToSessionMutation, unregisteredCustomersQuery } from '@wbd/data/registrations';
import { matchesSearch } from '@wbd/domain/fields';
import { MAX_INVITED_CUSTOMERS, type UnregisteredCustomer } from '@wbd/domain/seats';
import { useMutation, useQuery } from '@wbd/query';
import { EmptyState, ErrorState, Stack, Text, useBreakpointMobile } from '@wbd/ui';
import { useAddressText } from '@wbd/ui/address';
import { DeclarationFields, useDeclaration } from '@wbd/ui/consents';
import { toastFailure } from '@wbd/ui/feedback';
import { FormAlert } from '@wbd/ui/form';
import { SearchBox, SkeletonRows } from '@wbd/ui/page';
import type { Selection } from '@wbd/ui/table';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { CustomerCards } from './customer-cards.tsx';
import { CustomerTable } from './customer-table.tsx';
import { customerName } from './customers.ts';
import { InviteBar } from './invite-bar.tsx';
import { SeatsWarning, type InvitedSeats } from './seats-warning.tsx';
import { invitationPageTexts as texts } from './texts.de.ts';

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return { ids, onChange: setIds };
}

export interface OwnCustomersProps {
  sessionId: string;
  selection: Selection;
  seats: InvitedSeats;
  /** whether an invitation to the session is being carried out */
  underWay: boolean;
}

/** The advisor's customers who have no seat yet, of whom several are invited at a time. */
export function OwnCustomers({ sessionId, ...rest }: OwnCustomersProps) {
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
      {...rest}
    />
  );
}

interface InvitableProps extends OwnCustomersProps {
  customers: readonly UnregisteredCustomer[];
  withoutEmail: number;
}

function Invitable(props: InvitableProps) {
  const { sessionId, customers, withoutEmail, selection, seats, underWay } = props;
  const mobile = useBreakpointMobile();
  const invite = useMutation(inviteToSessionMutation());
  const consent = useDeclaration();
  const [search, setSearch] = useAddressText('suche');

  const shown = customers.filter((customer) => matchesSearch(search, customerName(customer)));
  // a customer may have registered, or been invited, since the choice
  const chosen = customers.filter(({ id }) => selection.ids.has(id));
  const undeclared = chosen.filter((customer) => customer.needsDeclaration).length;

  async function inviteChosen(): Promise<void> {
    if (!consent.suffices(undeclared, chosen.length)) return;
    try {
      const customerIds = chosen.map(({ id }) => id);
      await invite.mutateAsync({
        who: 'own',
        sessionId,
        customerIds,
        waits: seats.waits ?? false,
        declaration: consent.declaration,
      });
      consent.reset();
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  const tooMany = chosen.length > MAX_INVITED_CUSTOMERS;
  const list = { customers: shown, selection };
  return (
    <Stack gap="4">
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
          {tooMany && <FormAlert>{texts.tooMany(MAX_INVITED_CUSTOMERS)}</FormAlert>}
          <SeatsWarning {...seats} invited={chosen.length} />
          {undeclared > 0 && <DeclarationFields state={consent} about={undeclared} />}
          <InviteBar
            selected={chosen.length}
            disabled={chosen.length === 0 || tooMany}
            busy={invite.isPending || underWay}
            onInvite={() => void inviteChosen()}
          />
        </>
      )}
    </Stack>
  );
}
