import { customersQuery } from '@wbd/data/customers';
import type { Advisor } from '@wbd/domain/advisors';
import type { Customer } from '@wbd/domain/customers';
import { formatPhone } from '@wbd/domain/phone';
import { may } from '@wbd/domain/plans';
import { useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Button, chakra, EmptyState, Heading, Skeleton, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { FormAlert } from '@wbd/ui/form';
import { SearchBox } from '@wbd/ui/page';
import { ChevronRight, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { customersNamed } from '../shared/customer-search.ts';
import { paths } from '../shared/paths.ts';
import { appointmentTexts } from './texts.de.ts';

const texts = appointmentTexts.picker;

/** A longer list is narrowed down by the search. */
const SHOWN_AT_MOST = 20;

interface CustomerPickerProps {
  /** who books for one of their customers */
  advisor: Advisor;
  /** first name of whose calendar it is */
  firstName: string;
  /** where the appointment of a customer is booked */
  pathFor: (customerId: string) => string;
}

/** An advisor says for which customer the appointment is. */
export function CustomerPicker({ advisor, firstName, pathFor }: CustomerPickerProps) {
  if (!may(advisor.lv, 'customers')) return <FormAlert status="info">{texts.locked}</FormAlert>;
  return (
    <Stack gap="5">
      <Stack gap="2">
        <Heading as="h2" size="xl">
          {texts.title}
        </Heading>
        <Text color="fg.muted">{texts.text(firstName)}</Text>
      </Stack>
      <OwnCustomers advisorId={advisor.id} pathFor={pathFor} />
    </Stack>
  );
}

function OwnCustomers({
  advisorId,
  pathFor,
}: { advisorId: string } & Pick<CustomerPickerProps, 'pathFor'>) {
  const customers = useQuery(customersQuery(advisorId));
  const [typed, setTyped] = useState('');

  if (!customers.data) {
    return customers.isError ? (
      <FailureAlert
        error={customers.error}
        title={texts.failed}
        onRetry={() => void customers.refetch()}
        retrying={customers.isFetching}
      />
    ) : (
      <Skeleton h="40" />
    );
  }
  if (customers.data.length === 0) {
    return (
      <EmptyState icon={<Users size={26} />} title={texts.empty.title} text={texts.empty.text}>
        <Button asChild>
          <RouterLink to={paths.crm}>{texts.empty.link}</RouterLink>
        </Button>
      </EmptyState>
    );
  }
  const found = customersNamed(customers.data, typed).toSorted(byName);
  const hidden = found.length - SHOWN_AT_MOST;
  return (
    <Stack gap="4">
      <SearchBox label={texts.search} value={typed} onValueChange={setTyped} />
      <Found>
        {found.length === 0 && texts.none}
        {hidden > 0 && texts.more(hidden)}
      </Found>
      {found.length > 0 && (
        <Stack as="ul" gap="2" listStyleType="none" aria-label={texts.list}>
          {found.slice(0, SHOWN_AT_MOST).map((customer) => (
            <li key={customer.id}>
              <CustomerLink customer={customer} to={pathFor(customer.id)} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** How the search went, read out when it changes. */
function Found({ children }: { children: ReactNode }) {
  return (
    <Text role="status" color="fg.muted" textStyle="sm">
      {children}
    </Text>
  );
}

const Row = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    px: '4',
    py: '3',
    minH: '11',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    _hover: { bg: 'bg.subtle' },
  },
});

function CustomerLink({ customer, to }: { customer: Customer; to: string }) {
  return (
    <Row to={to}>
      <Stack as="span" gap="0" minW="0">
        <Text as="span" fontWeight="medium" overflowWrap="anywhere">
          {nameOf(customer)}
        </Text>
        <Text as="span" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {customer.email ?? (customer.phone && formatPhone(customer.phone)) ?? texts.noContact}
        </Text>
      </Stack>
      <ChevronRight aria-hidden size={18} />
    </Row>
  );
}

function nameOf({ firstName, lastName }: Customer): string {
  return `${firstName} ${lastName}`;
}

function byName(one: Customer, other: Customer): number {
  return nameOf(one).localeCompare(nameOf(other), 'de');
}
