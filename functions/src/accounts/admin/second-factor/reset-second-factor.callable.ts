import { defineCallable } from '../../../core/callable.ts';
import { db, type NewDocument } from '../../../core/firestore.ts';
import { logins } from '../../../core/logins.ts';
import { adminPorts } from '../admin-ports.ts';
import { resetSecondFactor as reset } from './reset-second-factor.service.ts';

const ports = {
  ...adminPorts,
  logins,
  async record({ path, data }: NewDocument) {
    await db.doc(path).create(data);
  },
};

export const resetSecondFactor = defineCallable(
  'resetSecondFactor',
  (input, caller) => reset(ports, input, caller),
  { warm: false },
);
