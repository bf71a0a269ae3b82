import { advisorCodeSchema } from './advisor.ts';
import { collection } from '../descriptors/collection.ts';

export const codes = collection(
  advisorCodeSchema,
  {
    path: 'codes/{code}',
    what: 'uid; keeps codes unique, former ones and spellings without umlauts too; null once the account is closed, until the code expires',
    readers: 'no one',
    writers: 'server',
    activity: 'partners',
    data: { Kennungen: ['uid'], 'Berater-Code': ['id'] },
    impersonal: ['expiresAt'],
    retention: { expires: ['codes'] },
    clients: null,
    advisor: {
      export: { leftOut: 'profile and account name the code' },
      closing: [{ code: 'access' }],
    },
    customer: null,
  },
  { id: '9fXk2LmQ0aZr7TbYwE3v', uid: 'uid-example' },
);
