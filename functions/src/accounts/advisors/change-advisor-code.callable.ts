import { defineCallable } from '../../core/callable.ts';
import { codeChanges } from '../../core/limits.ts';
import { advisorCodes } from './change-advisor-code.repository.ts';
import { changeAdvisorCode as change } from './change-advisor-code.service.ts';

const ports = { codes: advisorCodes, limit: codeChanges, now: () => new Date() };

export const changeAdvisorCode = defineCallable(
  'changeAdvisorCode',
  (input, caller) => change(ports, input, caller),
  { warm: false },
);
