import { collection } from '../descriptors/collection.ts';
import { sessionMessageSchema } from './session-message.ts';

export const sessionMessages = collection(
  sessionMessageSchema,
  {
    path: 'sessionMessages/{id}',
    what: 'what the owner of a seminar wrote to the participants of a session, and how many mails it became; `to` until they are enqueued ([0012](decisions/0012-invitations.md))',
    readers: 'the advisor (list by `advisor`: at most 50)',
    writers: 'server',
    activity: 'seats',
    data: {
      Kennungen: ['advisor'],
      'Nachricht an Teilnehmer': ['session', 'text', 'createdAt'],
      'wer sie noch bekommt': ['to'],
    },
    impersonal: ['id', 'mails', 'trace', 'expiresAt'],
    retention: { expires: ['sessionMessages'] },
    clients: null,
    advisor: {
      export: { messages: { by: { field: 'advisor' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'content' }],
    },
    customer: {
      ownData: { leftOut: 'names only who still has to get it' },
      erasing: [{ stays: 'names only who still has to get it' }],
      merging: [{ stays: 'names only who still has to get it' }],
    },
  },
  {
    id: 'message-example',
    advisor: 'demo-pro',
    session: 'session-example',
    text: 'Bitte bringt einen Stift mit.',
    to: null,
    mails: 12,
    createdAt: new Date('2026-11-27T09:30:00.000Z'),
    trace: null,
    expiresAt: new Date('2027-03-27T09:30:00.000Z'),
  },
);
