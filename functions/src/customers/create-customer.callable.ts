import { advisorCreatesCustomerInput, advisorCreatesCustomerOutput } from '@wbd/domain';
import { logins } from '../gateways/logins.ts';
import { defineCallable } from '../shared/callable.ts';
import { createCustomer } from './create-customer.service.ts';
import { customersRepository } from './customers.repository.ts';
import { refusalLimit } from './refusal-limit.repository.ts';

const ports = {
  customers: customersRepository,
  logins,
  limit: refusalLimit,
  now: () => new Date(),
};

export const advisorCreatesCustomer = defineCallable(
  'advisorCreatesCustomer',
  { input: advisorCreatesCustomerInput, output: advisorCreatesCustomerOutput },
  (input, caller) => createCustomer(ports, input, caller),
);
