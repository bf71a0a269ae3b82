import { CUSTOMER_STATES, customerState, type CustomerState } from '@wbd/domain/customers';
import { aCustomer } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import {
  customersNamed,
  searchCustomers,
} from '../../../apps/public/src/shared/customer-search.ts';
import { birthdaysOf } from '../../../libs/data/src/customers/birthdays.ts';
import { CUSTOMER_CHANGES } from './customer-changes.ts';
import { prove, type Probes } from './prove.ts';

const inState = (state: CustomerState) =>
  aCustomer('anna', {
    firstName: 'Jörg',
    lastName: 'Weiß',
    bday: '1980-12-01',
    ...CUSTOMER_CHANGES[state],
  });

const probes: Probes<CustomerState> = {
  'form-by-choice: offered': {
    customer: (state) => searchCustomers([inState(state)], 'Weiß', '').kind === 'one',
  },
  'appointment-pages: offered': {
    customer: (state) => customersNamed([inState(state)], '').length > 0,
  },
  'dashboard: reminded': {
    birthday: (state) => birthdaysOf([inState(state)], ['2026-12-01']).length > 0,
  },
};

test.each(CUSTOMER_STATES)('a customer who is %s is recognised', (state) => {
  expect(customerState(inState(state))).toBe(state);
});

test('every surface answers every state of a customer according to its meaning', async () => {
  const customers = { states: CUSTOMER_STATES, probes };
  expect(await prove('customers', 'memory', customers)).toEqual({
    cells: 15,
    notApplicable: 0,
    wrong: [],
    unmatched: [],
  });
});
