import { mailKindSchema, mailRules } from '@wbd/domain/mails';
import { onDocumentCreated } from '../core/documents/handlers.ts';
import { onceWriting } from '../core/maintenance.ts';
import { readCause } from './notifications/cause.repository.ts';
import { enqueueNews } from './notifications/enqueue-news.service.ts';
import { addNotifications } from './notifications/notifications.repository.ts';
import { notify, type NotifyPorts } from './notifications/notify.service.ts';
import { readSettings } from './notifications/settings.repository.ts';
import { registrationsRepository } from './occasions/registrations.repository.ts';
import { mailsRepository } from './outbox/mails.repository.ts';

export const notifyPorts: NotifyPorts = {
  mail: (id) => mailsRepository.read(id),
  cause: readCause,
  async told(mail, cause) {
    // the letters are large, and most mails notify no one
    const { toldOf } = await import('./compose-mail.ts');
    return toldOf(mail, cause);
  },
  add: addNotifications,
  now: () => new Date(),
};

/**
 * Notifies advisors of the cause of a queued mail, in the portal and by mail according to their settings. Runs after all
 * writes that a person waits for.
 */
export const onNewsQueued = onDocumentCreated(
  // the letters are large
  { document: 'mails/{mailId}', memory: '512MiB' },
  onceWriting(async ({ data, params }) => {
    const kind = mailKindSchema.safeParse(data?.get('kind')).data;
    if (kind === undefined || !mailRules(kind).notifies) return;
    const told = await notify(notifyPorts, params.mailId);
    await enqueueNews({ settings: readSettings, mails: registrationsRepository }, told);
  }),
);
