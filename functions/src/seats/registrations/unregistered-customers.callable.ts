import { defineCallable } from '../../core/callable.ts';
import { peopleRepository } from './people.repository.ts';
import { unregisteredRepository } from './unregistered-customers.repository.ts';
import { unregisteredCustomers as list } from './unregistered-customers.service.ts';

const ports = { people: peopleRepository, unregistered: unregisteredRepository };

export const unregisteredCustomers = defineCallable(
  'unregisteredCustomers',
  (input, caller) => list(ports, input, caller),
  { warm: false, readOnly: true },
);
