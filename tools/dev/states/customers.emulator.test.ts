import '../../../functions/test/own-project.ts';
import { CUSTOMER_STATES, type CustomerState } from '@wbd/domain/customers';
import { expect, test } from 'vitest';
import { aCustomer, newId, store } from '../../../functions/test/data.ts';
import { unregisteredRepository } from '../../../functions/src/seats/registrations/unregistered-customers.repository.ts';
import { CUSTOMER_CHANGES } from './customer-changes.ts';
import { prove, type Probes } from './prove.ts';

const probes: Probes<CustomerState> = {
  'invitation-dialogs: offered': {
    async customer(state) {
      const advisor = newId('advisor');
      await store('customers', aCustomer(advisor, CUSTOMER_CHANGES[state]));
      const { customers } = await unregisteredRepository.customersOf(advisor, null, 10);
      return customers.length > 0;
    },
  },
};

test('every surface answers every state of a customer according to its meaning', async () => {
  const customers = { states: CUSTOMER_STATES, probes };
  expect(await prove('customers', 'emulators', customers)).toEqual({
    cells: 5,
    notApplicable: 0,
    wrong: [],
    unmatched: [],
  });
});
