import { onDocumentCreated } from 'firebase-functions/firestore';
import { onceWriting } from '../../core/maintenance.ts';
import { REGION } from '../../core/settings.ts';
import { mailsRepository } from '../outbox/mails.repository.ts';
import { registrationsRepository } from '../occasions/registrations.repository.ts';
import { readCause } from './cause.repository.ts';
import { enqueueNews } from './enqueue-news.service.ts';
import { addNotifications } from './notifications.repository.ts';
import { isCause, notify, type NotifyPorts } from './notify.service.ts';
import { readSettings } from './settings.repository.ts';

export const notifyPorts: NotifyPorts = {
  mail: (id) => mailsRepository.read(id),
  cause: readCause,
  add: addNotifications,
  now: () => new Date(),
};

/**
 * Notifies advisors, in the portal and by mail as they have chosen, of the cause of a queued mail. Runs after
 * all writes that a person waits for.
 */
export const onNewsQueued = onDocumentCreated(
  { document: 'mails/{mailId}', region: REGION, retry: true },
  onceWriting(async ({ data, params }) => {
    if (!isCause(data?.get('kind'))) return;
    const told = await notify(notifyPorts, params.mailId);
    await enqueueNews({ settings: readSettings, mails: registrationsRepository }, told);
  }),
);
