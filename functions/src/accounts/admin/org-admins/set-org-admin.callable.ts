import { defineCallable } from '../../../core/callable.ts';
import { exportPorts } from '../../money-changes/export-ports.ts';
import { adminPorts } from '../admin-ports.ts';
import { markOrgAdmin } from './org-admins.repository.ts';
import { setOrgAdmin as set } from './set-org-admin.service.ts';

export const setOrgAdmin = defineCallable(
  'setOrgAdmin',
  (input, caller) => set({ ...exportPorts, ...adminPorts, markOrgAdmin }, input, caller),
  { warm: false },
);
