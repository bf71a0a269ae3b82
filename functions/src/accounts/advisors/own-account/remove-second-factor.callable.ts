import { defineCallable } from '../../../core/callable.ts';
import { factorRemovals } from '../../../core/limits.ts';
import { logins } from '../../../core/logins.ts';
import { removeSecondFactor as remove } from './remove-second-factor.service.ts';

const ports = { logins, limit: factorRemovals, now: () => new Date() };

export const removeSecondFactor = defineCallable(
  'removeSecondFactor',
  (_input, caller) => remove(ports, caller),
  { warm: false },
);
