import { defineCallable } from '../../../core/callable.ts';
import { factorRemovals } from '../../../core/limits.ts';
import { logins } from '../../../core/logins.ts';
import { storeOnce } from './second-factor-changes.repository.ts';
import { removeSecondFactor as remove } from './remove-second-factor.service.ts';

const ports = { logins, storeOnce, limit: factorRemovals, now: () => new Date() };

export const removeSecondFactor = defineCallable(
  'removeSecondFactor',
  (_input, caller) => remove(ports, caller),
  { warm: false },
);
