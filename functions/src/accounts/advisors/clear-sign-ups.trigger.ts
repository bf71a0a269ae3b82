import { defineSweep } from '../../core/sweeps/define-sweep.ts';
import { clearSignUps as clear } from './clear-sign-ups.service.ts';
import { createAdvisorPorts } from './create-advisor.callable.ts';

/** Looks every hour after sign-ups whose process died. */
export const clearSignUps = defineSweep('clearSignUps', { timeoutSeconds: 300 }, () =>
  clear(createAdvisorPorts),
);
