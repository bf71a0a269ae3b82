import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { unlessStopped } from '../../../shared/maintenance.ts';
import { REGION } from '../../../shared/settings.ts';
import { registrationsRepository } from '../registrations.repository.ts';
import { enqueueReminders } from './enqueue-reminders.service.ts';

/** Reminds the participants of sessions that begin soon. The next run makes up for one that was missed. */
export const sendReminders = onSchedule(
  { schedule: 'every 15 minutes', region: REGION, timeoutSeconds: 540 },
  unlessStopped(async () => {
    const enqueued = await enqueueReminders({
      registrations: registrationsRepository,
      now: () => new Date(),
    });
    if (enqueued.reminders > 0) logger.info('reminders enqueued', enqueued);
  }),
);
