import '../../../test/own-project.ts';
import { mailSchema, type Mail } from '@wbd/domain/mails';
import { digestDayOf, type MailChoice, type NotificationKind } from '@wbd/domain/notifications';
import { aNotification } from '@wbd/domain/testing';
import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { anAccount, anAdvisor, anAppointmentRequest, newId, store } from '../../../test/data.ts';
import { dying } from '../../../test/dying.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { newEmail, ports, sentOnce, stateOf } from '../../../test/outbox.ts';
import { app, db, parseDocuments } from '../../core/firestore.ts';
import { appointmentMail } from '../occasions/advisor-mail.ts';
import { registrationsRepository } from '../occasions/registrations.repository.ts';
import { deliverMail } from '../outbox/deliver-mail.service.ts';
import { enqueueNews } from './enqueue-news.service.ts';
import { readSettings, saveChoices } from './settings.repository.ts';

const newsPorts = { settings: readSettings, mails: registrationsRepository };
const MINUTE = 60_000;

/** An advisor with a confirmed login and stored settings. */
async function aRecipient(choices: Partial<Record<NotificationKind, MailChoice>> = {}) {
  const email = newEmail();
  const { uid } = await getAuth(app).createUser({ email, emailVerified: true });
  await store('advisors', anAdvisor({ id: uid, lv: 2 }));
  await store('accounts', anAccount({ id: uid, email }));
  await saveChoices(uid, choices);
  return { uid, email };
}

async function queuedFor(uid: string): Promise<Mail[]> {
  const found = await db.collection('mails').where('advisor', '==', uid).get();
  return parseDocuments(mailSchema, found.docs);
}

const stored = (uid: string, changes: Parameters<typeof aNotification>[1] = {}) =>
  store('notifications', aNotification(uid, changes));
/** Delivers a row when it is due. */
const deliver = (row: Mail) =>
  deliverMail({ ...ports, now: () => new Date(row.leaseUntil.getTime() + MINUTE) }, row.id);

test('what happens in a day is one mail in the morning, however often it is enqueued and sent', async () => {
  const { uid, email } = await aRecipient();
  const day = digestDayOf(new Date());
  const at = (minutes: number) => new Date(day.from.getTime() + minutes * MINUTE);
  const told = [
    await stored(uid, { name: 'Jana Weber', createdAt: at(0), session: 's' }),
    await stored(uid, { name: 'Ben Kurz', createdAt: at(10), session: 's' }),
    await stored(uid, { event: 'full', createdAt: at(20) }),
    await stored(uid, { event: 'referred', name: 'Mia K.', createdAt: at(30) }),
  ];
  // of the day before and after
  await stored(uid, { event: 'referred', name: 'Zu Früh', createdAt: at(-1) });
  await stored(uid, { event: 'referred', name: 'Zu Spät', createdAt: day.until });
  await Promise.all(told.map((one) => enqueueNews(newsPorts, [one])));
  await enqueueNews(newsPorts, told);

  const [row, ...rest] = await queuedFor(uid);
  expect(rest).toEqual([]);
  if (row?.kind !== 'news') throw new Error('no news');
  expect(row).toMatchObject({ pace: 'daily', ...day });
  const wait = row.leaseUntil.getTime() - day.until.getTime();
  expect(wait).toBeGreaterThanOrEqual(15 * MINUTE);
  expect(wait).toBeLessThan(135 * MINUTE);
  // before it is due, the trigger of the row leaves it alone
  expect(await deliverMail(ports, row.id)).toBeNull();

  await Promise.all([deliver(row), deliver(row)]);
  await enqueueNews(newsPorts, told);
  await deliver(row);
  const { subject, text, html } = await sentOnce(email);
  expect(subject).toMatch(/^Dein Überblick vom \d\d\.\d\d\.\d{4}: 4 Neuigkeiten$/);
  expect(text).toContain('Ben Kurz und 1 weitere haben sich angemeldet');
  expect(text).toContain('Dein Termin ist ausgebucht');
  expect(text).toContain('Mia K. kam über deinen Link');
  expect(text).not.toMatch(/Zu Früh|Zu Spät/);
  expect(html).toContain('/intern/profile?tab=benachrichtigungen');
  expect(html).toContain('/intern/veranstaltungen/view/s');
});

test('wherever the enqueueing dies, repeating it leaves one row', async () => {
  for (let step = 1, finished = false; !finished; step++) {
    const { uid } = await aRecipient();
    const told = [await stored(uid)];
    finished = await enqueueNews(dying(newsPorts, step), told).then(
      () => true,
      () => false,
    );
    await enqueueNews(newsPorts, told);
    expect(await queuedFor(uid)).toHaveLength(1);
    expect(step).toBeLessThan(10);
  }
});

test('kinds chosen at once are mailed together within minutes, and kinds turned off are not mailed', async () => {
  const { uid, email } = await aRecipient({ registration: 'now', full: 'off', referral: 'off' });
  const at = new Date(Math.floor(Date.now() / (5 * MINUTE)) * 5 * MINUTE);
  const registered = await stored(uid, { name: 'Jana Weber', createdAt: at });
  const others = [
    await stored(uid, { event: 'full', createdAt: at }),
    await stored(uid, { event: 'referred', createdAt: at }),
    // has a mail of its own
    await stored(uid, { event: 'cancelled', createdAt: at }),
  ];
  await enqueueNews(newsPorts, others);
  expect(await queuedFor(uid)).toEqual([]);
  await enqueueNews(newsPorts, [registered]);
  const [row] = await queuedFor(uid);
  if (!row) throw new Error('nothing was enqueued');
  expect(row.leaseUntil).toEqual(new Date(at.getTime() + 6 * MINUTE));
  await deliver(row);
  expect((await sentOnce(email)).subject).toBe('Jana Weber hat sich angemeldet');
});

test('sends no mail when everything was turned off meanwhile', async () => {
  const { uid, email } = await aRecipient();
  await enqueueNews(newsPorts, [await stored(uid)]);
  await saveChoices(uid, { registration: 'off' });
  const [row] = await queuedFor(uid);
  if (!row) throw new Error('nothing was enqueued');
  await deliver(row);
  expect(await stateOf(row.id)).toBe('dropped');
  expect(await mailsTo(email)).toHaveLength(0);
});

test.each(['now', 'daily', 'off'] as const)(
  'a wish for an appointment that is chosen %s',
  async (choice) => {
    const { uid, email } = await aRecipient({ appointment: choice });
    const request = await store('appointmentRequests', anAppointmentRequest(uid));
    const row = await store('mails', appointmentMail(request, new Date()));
    const told = await stored(uid, { event: 'appointment-requested', name: 'Jana Weber' });
    await enqueueNews(newsPorts, [told]);
    await deliverMail(ports, row.id);
    expect(await stateOf(row.id)).toBe(choice === 'now' ? 'sent' : 'dropped');
    const digests = (await queuedFor(uid)).filter(({ kind }) => kind === 'news');
    expect(digests).toHaveLength(choice === 'daily' ? 1 : 0);
    for (const digest of digests) await deliver(digest);
    expect(await mailsTo(email)).toHaveLength(choice === 'off' ? 0 : 1);
  },
);

test('does not store a choice without an advisor', async () => {
  const uid = newId('nobody');
  expect(await saveChoices(uid, { full: 'off' })).toBe(false);
  expect((await db.doc(`notificationSettings/${uid}`).get()).exists).toBe(false);
});
