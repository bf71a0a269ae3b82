import { defineCallable } from '../../core/callable.ts';
import { complaints } from '../../core/limits.ts';
import { log } from '../../core/log/log.ts';
import { complainAboutRestriction as complain } from './complain.service.ts';
import { notices } from './notices.repository.ts';

const ports = { notices, limit: complaints, log, now: () => new Date() };

export const complainAboutRestriction = defineCallable(
  'complainAboutRestriction',
  (input, caller) => complain(ports, input, caller),
  { warm: false },
);
