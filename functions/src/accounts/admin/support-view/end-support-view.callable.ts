import { defineCallable } from '../../../core/callable.ts';
import { endSupport } from './support-grants.repository.ts';

export const endSupportView = defineCallable(
  'endSupportView',
  async (_input, { uid }) => {
    await endSupport(uid);
    return {};
  },
  { warm: false },
);
