import { defineCallable } from '../../core/callable.ts';
import { acceptContract as accept } from './accept-contract.service.ts';
import { agreementsRepository } from './agreements.repository.ts';

const ports = { agreements: agreementsRepository, now: () => new Date() };

export const acceptContract = defineCallable(
  'acceptContract',
  (input, caller) => accept(ports, input, caller),
  { warm: false },
);
