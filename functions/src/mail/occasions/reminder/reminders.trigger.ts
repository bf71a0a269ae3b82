import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { REGION } from '../../../shared/settings.ts';
import { registrationsRepository } from '../registrations.repository.ts';
import { enqueueReminders } from './enqueue-reminders.service.ts';

/** Reminds everybody whose session begins soon; a run that was missed is made up for by the next. */
export const sendReminders = onSchedule(
  { schedule: 'every 15 minutes', region: REGION, timeoutSeconds: 540 },
  async () => {
    const owed = await enqueueReminders({
      registrations: registrationsRepository,
      now: () => new Date(),
    });
    if (owed.reminders > 0) logger.info('reminders owed', owed);
  },
);
