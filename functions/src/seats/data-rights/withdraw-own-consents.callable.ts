import { defineCallable } from '../../core/callable.ts';
import { ownDataTries } from '../../core/limits.ts';
import { customerPorts } from '../../people/customers/customer-ports.ts';
import { personalDataRepository } from './personal-data.repository.ts';
import { withdrawOwnConsents as withdraw } from './withdraw-own-consents.service.ts';

const ports = { ...customerPorts, stored: personalDataRepository, tries: ownDataTries };

export const withdrawOwnConsents = defineCallable(
  'withdrawOwnConsents',
  (claim, caller) => withdraw(ports, claim, caller),
  { warm: false },
);
