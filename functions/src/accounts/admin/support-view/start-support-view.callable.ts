import { defineCallable } from '../../../core/callable.ts';
import { adminPorts } from '../admin-ports.ts';
import { startSupportView as start } from './start-support-view.service.ts';
import { storeSupport } from './support-grants.repository.ts';

export const startSupportView = defineCallable(
  'startSupportView',
  (input, caller) => start({ ...adminPorts, storeSupport }, input, caller),
  { warm: false },
);
