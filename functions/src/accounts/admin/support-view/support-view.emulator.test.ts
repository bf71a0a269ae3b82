import '../../../../test/own-project.ts';
import { adminActionSchema, type Account } from '@wbd/domain/accounts';
import { mailSchema } from '@wbd/domain/mails';
import { expect, test } from 'vitest';
import { admitted } from '../../../../test/callers.ts';
import {
  aCustomer,
  anAccount,
  anAdvisor,
  anOffer,
  aRegistration,
  newId,
  store,
} from '../../../../test/data.ts';
import { db, parseDocuments } from '../../../core/firestore.ts';
import { readAccount } from '../../../core/people.repository.ts';
import { readSettings } from '../../../mail/notifications/settings.repository.ts';
import { adminPorts } from '../admin-ports.ts';
import { startSupportView } from './start-support-view.service.ts';
import { supportData } from './support-data.repository.ts';
import { endSupport, storeSupport } from './support-grants.repository.ts';
import { supportView } from './support-view.service.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const MINUTE_MS = 60_000;
const always = { take: () => Promise.resolve(true) };
const at = (now: Date) => ({
  ...adminPorts,
  ...supportData,
  settings: readSettings,
  storeSupport,
  looks: always,
  changes: always,
  now: () => now,
});

async function anOpenAccount(changes: Partial<Account> = {}): Promise<Account> {
  const { id } = await store('advisors', anAdvisor());
  return store('accounts', anAccount({ id, ...changes }));
}
const start = async (admin: Account, uid: string, now = NOW, reason = 'Anruf: ein Termin fehlt') =>
  startSupportView(at(now), { uid, reason }, await admitted(admin.id));
const look = async (admin: Account, uid: string, now = NOW) =>
  supportView(at(now), { uid }, await admitted(admin.id));

/** Entries and mails about the advisor, written beside the grant. */
async function traces(uid: string) {
  const [entries, mails] = await Promise.all([
    db.collection('adminActions').where('account', '==', uid).get(),
    db.collection('mails').where('uid', '==', uid).get(),
  ]);
  return {
    entries: parseDocuments(adminActionSchema, entries.docs).map(({ admin, action, reason }) => ({
      admin,
      action,
      reason,
    })),
    mails: parseDocuments(mailSchema, mails.docs).map((mail) => [
      mail.kind,
      'reason' in mail && mail.reason,
    ]),
  };
}

test('ADMIN-06 an admin sees what an advisor sees for half an hour; the reason is recorded and mailed once', async () => {
  const admin = await anOpenAccount({ admin: true });
  const { advisor, seminar, session } = await anOffer({
    session: { time: new Date(NOW.getTime() + 24 * 60 * MINUTE_MS) },
  });
  await store('accounts', anAccount({ id: advisor.id }));
  const customer = await store(
    'customers',
    aCustomer(advisor.id, { email: 'jana.weber@example.de', phone: '+491712345678' }),
  );
  await store(
    'customers',
    aCustomer(advisor.id, { restriction: { since: NOW, reason: 'asked', by: 'person' } }),
  );
  await store(`sessions/${session.id}/registrations`, aRegistration(session, customer));
  const before = await db.doc(`advisors/${advisor.id}`).get();

  await expect(look(admin, advisor.id)).rejects.toMatchObject({ code: 'support/ended' });
  const { until } = await start(admin, advisor.id);
  expect(until).toBe(NOW.getTime() + 30 * MINUTE_MS);
  const later = new Date(NOW.getTime() + MINUTE_MS);
  expect(await start(admin, advisor.id, later, 'noch einmal')).toEqual({ until });

  const view = await look(admin, advisor.id);
  expect(view).toMatchObject({
    name: `${advisor.firstName} ${advisor.lastName}`,
    code: advisor.code,
    sessions: [{ id: session.id, title: seminar.title }],
    seminars: [{ id: seminar.id, title: seminar.title }],
    registrations: [{ title: seminar.title }],
    customers: { total: 2, rows: [{ id: customer.id, email: 'j…@example.de', phone: '…678' }] },
    settings: { registration: 'daily' },
  });
  expect(JSON.stringify(view)).not.toMatch(/jana\.weber|1712345/);
  expect(await traces(advisor.id)).toEqual({
    entries: [
      { admin: admin.id, action: 'support-view-started', reason: 'Anruf: ein Termin fehlt' },
    ],
    mails: [['support-view-started', 'Anruf: ein Termin fehlt']],
  });
  const after = await db.doc(`advisors/${advisor.id}`).get();
  expect(after.updateTime).toEqual(before.updateTime);
});

test('ADMIN-06 the view ends by itself, when it is ended, and with the next advisor', async () => {
  const [admin, first, second] = await Promise.all([
    anOpenAccount({ admin: true }),
    anOpenAccount(),
    anOpenAccount(),
  ]);
  const ended = { code: 'support/ended' };
  await start(admin, first.id);
  await expect(look(admin, second.id)).rejects.toMatchObject(ended);
  const over = new Date(NOW.getTime() + 30 * MINUTE_MS);
  await expect(look(admin, first.id, over)).rejects.toMatchObject(ended);
  await start(admin, second.id);
  await expect(look(admin, first.id)).rejects.toMatchObject(ended);
  await look(admin, second.id);
  await endSupport(admin.id);
  await expect(look(admin, second.id)).rejects.toMatchObject(ended);
  expect(await readAccount(admin.id)).toMatchObject({ support: null });
});

test('ADMIN-06 refuses a view of another admin, and one without admin rights', async () => {
  const [admin, other, advisor] = await Promise.all([
    anOpenAccount({ admin: true }),
    anOpenAccount({ admin: true }),
    anOpenAccount(),
  ]);
  await expect(start(admin, other.id)).rejects.toMatchObject({ code: 'support/admin' });
  await expect(start(admin, admin.id)).rejects.toMatchObject({ code: 'support/admin' });
  await expect(start(advisor, other.id)).rejects.toMatchObject({ code: 'permission/denied' });
  await expect(start(admin, newId('gone'))).rejects.toMatchObject({ code: 'advisor/not-found' });
  expect(await traces(other.id)).toEqual({ entries: [], mails: [] });
  // one who becomes an admin while the view is open
  await start(admin, advisor.id);
  await db.doc(`accounts/${advisor.id}`).update({ admin: true });
  await expect(look(admin, advisor.id)).rejects.toMatchObject({ code: 'support/admin' });
});
