import { customerQuery } from '@wbd/data/customers';
import { AppError } from '@wbd/domain/errors';
import { useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Button, Flex, LoadingState, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { FormAlert } from '@wbd/ui/form';
import type { ReactNode } from 'react';
import { appointmentTexts as texts } from './texts.de.ts';

interface ForCustomerProps {
  customerId: string;
  /** where another customer is chosen */
  pickerPath: string;
  /** rendered with the customer's name once the customer is known to be the advisor's */
  children: (name: string) => ReactNode;
}

/** For which of their customers an advisor books. */
export function ForCustomer({ customerId, pickerPath, children }: ForCustomerProps) {
  const customer = useQuery(customerQuery(customerId));
  const change = (
    <Button asChild variant="outline" size="sm">
      <RouterLink to={pickerPath}>{texts.changeCustomer}</RouterLink>
    </Button>
  );

  if (customer.data === null || isRefused(customer.error)) {
    return (
      <Stack gap="4" align="flex-start">
        <FormAlert>{texts.picker.none}</FormAlert>
        {change}
      </Stack>
    );
  }
  if (customer.data) {
    const name = `${customer.data.firstName} ${customer.data.lastName}`;
    return (
      <Stack gap="6">
        <Flex gap="3" align="center" justify="space-between" wrap="wrap">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {texts.forCustomer(name)}
          </Text>
          {change}
        </Flex>
        {children(name)}
      </Stack>
    );
  }
  if (!customer.isError) return <LoadingState />;
  return (
    <FailureAlert
      error={customer.error}
      title={texts.picker.failed}
      onRetry={() => void customer.refetch()}
      retrying={customer.isFetching}
    />
  );
}

/** The rules refuse another advisor's customer and a missing one alike. */
function isRefused(error: unknown): boolean {
  return error instanceof AppError && error.code === 'permission/denied';
}
