import { defineCallable } from '../../core/callable.ts';
import { ownDataTries } from '../../core/limits.ts';
import { deleteCustomerPorts } from './delete-customer.callable.ts';
import { eraseOwnData as erase } from './erase-own-data.service.ts';
import { personalDataRepository } from './personal-data.repository.ts';

const ports = { ...deleteCustomerPorts, stored: personalDataRepository, tries: ownDataTries };

export const eraseOwnData = defineCallable(
  'eraseOwnData',
  (claim, caller) => erase(ports, claim, caller),
  { warm: false, timeoutSeconds: 540, memory: '512MiB' },
);
