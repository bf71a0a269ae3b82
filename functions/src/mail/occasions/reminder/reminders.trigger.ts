import { defineSweep } from '../../../core/sweeps/define-sweep.ts';
import { registrationsRepository } from '../registrations.repository.ts';
import { enqueueAppointmentReminders } from './appointment-reminders.ts';
import { enqueueReminders } from './enqueue-reminders.service.ts';

/** Enqueues reminders of sessions and appointments that begin soon. A run also catches up on a missed one. */
export const sendReminders = defineSweep('sendReminders', { timeoutSeconds: 540 }, async () => {
  const enqueued = await enqueueReminders({
    registrations: registrationsRepository,
    now: () => new Date(),
  });
  return enqueued.reminders + (await enqueueAppointmentReminders(new Date()));
});
