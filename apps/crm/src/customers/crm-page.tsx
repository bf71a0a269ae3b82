import { customersQuery } from '@wbd/data/customers';
import { useQuery } from '@wbd/query';
import { useDocumentTitle } from '@wbd/router';
import { useAuth } from '@wbd/auth';
import {
  Box,
  Button,
  Container,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  Stack,
  Text,
} from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { AddCustomerDialog } from './add-customer-dialog.tsx';
import { CustomerListView } from './customer-list-view.tsx';
import { EditCustomerDialog } from './edit-customer-dialog.tsx';
import { LoadingCustomers } from './loading-customers.tsx';
import { crmTexts } from './texts.de.ts';

/** The advisor's own customers: found, sorted, changed, entered. */
export function CrmPage() {
  useDocumentTitle(crmTexts.title);
  const uid = useAuth((auth) => auth.user?.uid);
  return uid === undefined ? <LoadingState /> : <Customers advisorId={uid} />;
}

type OpenDialog = { kind: 'add' } | { kind: 'edit'; id: string } | null;

function Customers({ advisorId }: { advisorId: string }) {
  const { data: customers, isError, isFetching, refetch } = useQuery(customersQuery(advisorId));
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => {
    setDialog(null);
  };
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
  const edited =
    dialog?.kind === 'edit' ? customers?.find(({ id }) => id === dialog.id) : undefined;

  return (
    <Container py={{ base: '6', md: '10' }}>
      <Stack gap={{ base: '6', md: '8' }}>
        <Flex justify="space-between" align="center" gap="4" wrap="wrap">
          <Box>
            <Heading as="h1" size="3xl">
              {crmTexts.title}
            </Heading>
            <Text color="fg.muted">{crmTexts.intro}</Text>
          </Box>
          {customers !== undefined && customers.length > 0 && add}
        </Flex>
        {isError && customers !== undefined && (
          <FormAlert status="warning" title={crmTexts.refreshFailed}>
            <Text>{crmTexts.refreshFailedText}</Text>
            <Button
              mt="2"
              variant="outline"
              loading={isFetching}
              loadingText={crmTexts.refresh}
              onClick={() => void refetch()}
            >
              {crmTexts.refresh}
            </Button>
          </FormAlert>
        )}
        {customers !== undefined ? (
          customers.length > 0 ? (
            <CustomerListView
              customers={customers}
              onEdit={(id) => {
                setDialog({ kind: 'edit', id });
              }}
            />
          ) : (
            <EmptyState
              icon={<Users size={26} />}
              title={crmTexts.emptyTitle}
              text={crmTexts.emptyText}
            >
              {add}
            </EmptyState>
          )
        ) : isError && !isFetching ? (
          <ErrorState
            title={crmTexts.loadFailed}
            text={crmTexts.loadFailedText}
            onRetry={() => void refetch()}
          />
        ) : (
          <LoadingCustomers />
        )}
      </Stack>
      {dialog?.kind === 'add' && customers !== undefined && (
        <AddCustomerDialog advisorId={advisorId} customers={customers} onClose={close} />
      )}
      {edited && <EditCustomerDialog key={edited.id} customer={edited} onClose={close} />}
    </Container>
  );
}
