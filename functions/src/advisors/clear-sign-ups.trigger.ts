import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { unlessStopped } from '../shared/maintenance.ts';
import { REGION } from '../shared/settings.ts';
import { clearSignUps as clear } from './clear-sign-ups.service.ts';
import { createAdvisorPorts } from './create-advisor.callable.ts';

/** Looks every hour after sign-ups whose process died. */
export const clearSignUps = onSchedule(
  { schedule: 'every 1 hours', region: REGION, timeoutSeconds: 300 },
  unlessStopped(async () => {
    const cleared = await clear(createAdvisorPorts);
    if (cleared > 0) logger.info(`${cleared} sign-ups that were not finished were cleared away`);
  }),
);
