import { defineCallable } from '../../../core/callable.ts';
import { adminPorts } from '../admin-ports.ts';
import { storeBlock } from './blocks.repository.ts';
import { setAccountBlock as set } from './set-account-block.service.ts';

export const setAccountBlock = defineCallable(
  'setAccountBlock',
  (input, caller) => set({ ...adminPorts, storeBlock }, input, caller),
  { warm: false },
);
