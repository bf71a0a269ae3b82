import { defineCallable } from '../../../core/callable.ts';
import { logins } from '../../../core/logins.ts';
import { noteSecondFactor as note } from './note-second-factor.service.ts';
import { storeOnce } from './second-factor-changes.repository.ts';

const ports = { logins, storeOnce, now: () => new Date() };

export const noteSecondFactor = defineCallable(
  'noteSecondFactor',
  (_input, caller) => note(ports, caller),
  { warm: false },
);
