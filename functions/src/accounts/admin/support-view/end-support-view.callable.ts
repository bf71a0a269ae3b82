import { defineCallable } from '../../../core/callable.ts';
import { adminCaller } from '../../admin-rights/admin-caller.ts';
import { adminPorts } from '../admin-ports.ts';
import { endSupport } from './support-grants.repository.ts';

export const endSupportView = defineCallable(
  'endSupportView',
  async (_input, caller) => {
    const admin = await adminCaller(adminPorts, caller);
    await endSupport(admin.id);
    return {};
  },
  { warm: false },
);
