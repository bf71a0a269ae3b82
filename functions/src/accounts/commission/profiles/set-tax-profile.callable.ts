import { defineCallable } from '../../../core/callable.ts';
import { moneyPorts } from '../money-ports.ts';
import { profilesRepository } from './profiles.repository.ts';
import { setTaxProfile as set } from './set-tax-profile.service.ts';

export const setTaxProfile = defineCallable(
  'setTaxProfile',
  (input, caller) => set({ ...moneyPorts, profiles: profilesRepository }, input, caller),
  { warm: false },
);
