import { customersQuery } from '@wbd/data/customers';
import type { Customer } from '@wbd/domain/customers';
import { useQuery } from '@wbd/query';
import { Button, Skeleton, Stack, Text } from '@wbd/ui';
import { Field, FormAlert, Input, PhoneInput, RadioCards, useField } from '@wbd/ui/form';
import { useState } from 'react';
import { searchCustomers } from '../shared/customer-search.ts';
import type { RegistrationForm } from './form-values.ts';
import { registrationTexts } from './texts.de.ts';

const texts = registrationTexts.customer;

/** A customer as the form knows them. */
export type ChosenCustomer = Pick<Customer, 'id' | 'firstName' | 'lastName' | 'email'>;

interface CustomerPickerProps {
  form: RegistrationForm;
  advisorId: string;
  /** the last one who was chosen or created */
  chosen: ChosenCustomer | null;
  onChoose: (customer: ChosenCustomer) => void;
}

/** Finds one of the advisor's own customers by name and, where several share it, phone number. */
export function CustomerPicker({ form, advisorId, chosen, onChoose }: CustomerPickerProps) {
  const customers = useQuery(customersQuery(advisorId));
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const { field, frame } = useField({ form, name: 'customerId', required: true });
  const { ref, value, onChange } = field;
  const found = searchCustomers(customers.data ?? [], name, phone);
  const nameMatches = searchCustomers(customers.data ?? [], name, '');
  const offered =
    found.kind === 'one' ? found.customer : chosen?.id === value && value !== '' ? chosen : null;
  const forget = () => {
    onChange('');
  };

  if (customers.isError) {
    return (
      <FormAlert title={texts.loadFailed}>
        <Button mt="3" size="sm" variant="outline" onClick={() => void customers.refetch()}>
          {texts.retry}
        </Button>
      </FormAlert>
    );
  }
  return (
    <Stack gap="5">
      <Field {...frame} error={found.kind === 'none' ? undefined : frame.error}>
        <Input
          ref={ref}
          type="search"
          autoComplete="off"
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setPhone('');
            forget();
          }}
        />
      </Field>
      {customers.isPending && <Skeleton h="16" />}
      {nameMatches.kind === 'many' && (
        <Field label={texts.phone} hint={texts.many(nameMatches.count)}>
          <PhoneInput
            autoComplete="off"
            value={phone}
            onChange={(event) => {
              setPhone(event.target.value);
              forget();
            }}
          />
        </Field>
      )}
      {customers.data && found.kind === 'none' && <Text role="status">{texts.none}</Text>}
      {offered && (
        <RadioCards
          legend={texts.result}
          value={value === offered.id ? offered.id : null}
          onValueChange={() => {
            onChange(offered.id);
            onChoose(offered);
          }}
          options={[
            {
              value: offered.id,
              label: `${offered.firstName} ${offered.lastName}`,
              description: offered.email ?? texts.noEmail,
            },
          ]}
        />
      )}
    </Stack>
  );
}
