import { defineCallable } from '../../../core/callable.ts';
import { commissionPorts } from '../commission-ports.ts';
import { profilesRepository } from './profiles.repository.ts';
import { setPayer as set } from './set-payer.service.ts';

export const setPayer = defineCallable(
  'setPayer',
  (input, caller) => set({ ...commissionPorts, profiles: profilesRepository }, input, caller),
  { warm: false },
);
