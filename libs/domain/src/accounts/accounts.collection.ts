import { accountSchema } from './account.ts';
import { collection } from '../descriptors/collection.ts';

export const accounts = collection(
  accountSchema,
  {
    path: 'accounts/{uid}',
    what: 'e-mail, name, code, plan, admin, isTest, whether the advisor administers their organisation (`orgAdmin`); `search`: pieces by which admins find it ([0023](decisions/0023-admin-search-and-counts.md)); `billing`: what the payment provider says; `block`: since when and why an admin has blocked it ([0095](decisions/0095-what-admins-change.md)); `support`: the advisor whose view an admin sees, and until when ([0104](decisions/0104-the-support-view.md)); `consent`: what the advisor agreed to at sign-up, `agreement`: what they accepted since, `contractDue`: the version they were asked to accept ([0091](decisions/0091-contracts-accepted-by-version.md)); `team`: where the advisor is a member, since when, and the consent to share figures',
    readers: 'owner, admins (list)',
    writers: 'server',
    activity: 'partners',
    data: {
      Name: ['name'],
      'E-Mail-Adresse': ['email'],
      Code: ['code'],
      Kennungen: ['id'],
      'Paket und Zahlungsstand': ['plan', 'billing'],
      Zustimmungen: ['consent', 'agreement', 'contractDue'],
      'Team, Organisation und Rechte': ['admin', 'orgAdmin', 'team', 'audiences'],
      'Sperre und Supportansicht': ['block', 'support'],
      'Tag der Anmeldung': ['createdAt'],
    },
    impersonal: ['isTest', 'datalink'],
    retention: { until: 'bis das Konto geschlossen wird' },
    clients: null,
    advisor: { export: { account: { by: 'id' } }, closing: [{ deletes: 'id', step: 'order' }] },
    customer: null,
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    email: 'joerg@example.org',
    plan: 'plan-example',
    admin: true,
    isTest: true,
    datalink: null,
    billing: null,
    createdAt: new Date('2026-11-01T09:30:00.000Z'),
  },
);
