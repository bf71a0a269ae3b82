import { defineCallable } from '../../core/callable.ts';
import { adminPorts } from '../admin/admin-ports.ts';
import { settleTermination as settle } from './settle-termination.service.ts';
import { terminationsRepository } from './terminations.repository.ts';

const ports = { ...adminPorts, terminations: terminationsRepository };

export const settleTermination = defineCallable(
  'settleTermination',
  (input, caller) => settle(ports, input, caller),
  { warm: false },
);
