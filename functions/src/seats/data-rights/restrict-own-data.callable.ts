import { defineCallable } from '../../core/callable.ts';
import { dataRequests, ownDataTries } from '../../core/limits.ts';
import { customerPorts } from '../../people/customers/customer-ports.ts';
import { personalDataRepository } from './personal-data.repository.ts';
import { restrictOwnData as restrict } from './restrict-own-data.service.ts';

const ports = {
  ...customerPorts,
  stored: personalDataRepository,
  tries: ownDataTries,
  limit: dataRequests,
};

export const restrictOwnData = defineCallable(
  'restrictOwnData',
  (input, caller) => restrict(ports, input, caller),
  { warm: false },
);
