import { defineCallable } from '../../../core/callable.ts';
import { commissionPorts } from '../commission-ports.ts';
import { profilesRepository } from './profiles.repository.ts';
import { setTaxProfile as set } from './set-tax-profile.service.ts';

export const setTaxProfile = defineCallable(
  'setTaxProfile',
  (input, caller) => set({ ...commissionPorts, profiles: profilesRepository }, input, caller),
  { warm: false },
);
