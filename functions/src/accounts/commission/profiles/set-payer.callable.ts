import { defineCallable } from '../../../core/callable.ts';
import { moneyPorts } from '../money-ports.ts';
import { profilesRepository } from './profiles.repository.ts';
import { setPayer as set } from './set-payer.service.ts';

export const setPayer = defineCallable(
  'setPayer',
  (input, caller) => set({ ...moneyPorts, profiles: profilesRepository }, input, caller),
  { warm: false },
);
