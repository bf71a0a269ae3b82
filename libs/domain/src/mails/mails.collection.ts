import { collectionOfKinds } from '../descriptors/collection.ts';
import { mailSchema } from './mail.ts';

export const mails = collectionOfKinds(
  mailSchema,
  {
    path: 'mails/{id}',
    what: 'the outbox: one row per mail, with its state ([0005](decisions/0005-mail-outbox.md))',
    readers: 'the advisor concerned (list by `advisor`)',
    writers: 'server',
    activity: 'mails',
    data: {
      Kennungen: ['advisor'],
      'Empfänger und Anlass mit ihren Angaben': ['kind'],
      'Stand des Versands': [
        'state',
        'attempts',
        'attemptsBefore',
        'leaseUntil',
        'nextAttempt',
        'sentAt',
        'error',
        'heldBack',
        'messageId',
      ],
    },
    impersonal: ['id', 'countedAt', 'trace', 'expiresAt'],
    retention: { expires: ['confirmations', 'mails', 'closureMails', 'emailChangeMails'] },
    clients: null,
    advisor: {
      export: { mails: { by: { field: 'advisor' } } },
      closing: [{ code: 'traces' }, { forgets: 'page' }],
    },
    customer: {
      ownData: { by: { field: 'customer' }, shownAs: 'mails' },
      erasing: [{ deletes: { field: 'customer' } }],
      merging: [{ renames: 'customer' }],
    },
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    advisor: 'advisor-example',
    state: 'queued',
    attempts: 60,
    leaseUntil: new Date('2026-11-01T09:30:00.000Z'),
    nextAttempt: null,
    messageId: 'messageId-example',
    sentAt: null,
    error: null,
    expiresAt: null,
    kind: 'registration-confirmation',
    session: 'session-example',
    customer: 'customer-example',
    registeredAt: new Date('2026-11-01T09:30:00.000Z'),
  },
);
