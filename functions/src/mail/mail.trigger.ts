import { onDocumentCreated } from '../core/documents/handlers.ts';
import { onceWriting } from '../core/maintenance.ts';
import { ACCOUNTS, MAIL_CONNECTIONS, mailSecrets } from '../core/settings.ts';
import { defineSweep } from '../core/sweeps/define-sweep.ts';
import { deliverPorts } from './deliver-ports.ts';
import { deliverMail } from './outbox/deliver-mail.service.ts';
import { sweepOutbox } from './outbox/sweep-outbox.service.ts';

/** Sends a mail as soon as its row exists. Events may repeat, the mail does not. */
export const onMailQueued = onDocumentCreated(
  {
    document: 'mails/{mailId}',
    secrets: mailSecrets,
    serviceAccount: ACCOUNTS.mail,
    memory: '512MiB',
    ...MAIL_CONNECTIONS.queued,
  },
  onceWriting(async ({ params }) => {
    await deliverMail(deliverPorts, params.mailId);
  }),
);

/** Picks up, every minute, mails whose trigger died or was lost, and those that the mail server could not take. */
export const retryMails = defineSweep(
  'retryMails',
  {
    secrets: mailSecrets,
    memory: '512MiB',
    timeoutSeconds: 300,
  },
  () => sweepOutbox(deliverPorts),
);
