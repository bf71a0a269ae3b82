import { logins } from '../gateways/logins.ts';
import { defineCallable } from '../shared/callable.ts';
import { refusals } from '../shared/limits.ts';
import { createCustomer } from './create-customer.service.ts';
import { customersRepository } from './customers.repository.ts';

const ports = {
  customers: customersRepository,
  logins,
  limit: refusals,
  now: () => new Date(),
};

export const advisorCreatesCustomer = defineCallable('advisorCreatesCustomer', (input, caller) =>
  createCustomer(ports, input, caller),
);
