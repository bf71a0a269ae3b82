import { collection } from '../descriptors/collection.ts';
import { signUpSchema } from './sign-up.ts';

export const signUps = collection(
  signUpSchema,
  {
    path: 'signUps/{id}',
    what: 'a sign-up that is not finished: what to undo when the process died',
    readers: 'no one',
    writers: 'server',
    activity: 'partners',
    data: { 'Kennung eines unfertigen Kontos': ['uid'] },
    impersonal: ['token', 'leaseUntil'],
    retention: { until: 'bis der Vorgang abgeschlossen ist' },
    clients: null,
    advisor: null,
    customer: null,
  },
  { uid: 'advisor', token: '0b0e5f1c', leaseUntil: new Date('2026-03-01T10:01:30Z') },
);
