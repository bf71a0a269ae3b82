import { aCustomer, anOffer, aRegistration, newId, store } from '../../../test/data.ts';
import { functionsOrigin, projectId } from '../../../test/environment.ts';
import { DECLARED, resultsInTime } from '../../../test/invitations.ts';
import { mailsTo, sourceOf, type ReceivedMail } from '../../../test/mailbox.ts';
import { newEmail, ports, sentOnce } from '../../../test/outbox.ts';
import { storeAccount } from '../../../test/advisors.ts';
import { call } from '../../../test/calls.ts';
import { signInByPhone, signUpConfirmed } from '../../../test/people.ts';
import { inviteToSessionOutput } from '@wbd/domain/seats';
import { expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../test/patience.ts';
import { db, toData } from '../../core/firestore.ts';
import { reminderMail } from '../../mail/occasions/registration-mails.ts';
import { deliverMail } from '../../mail/outbox/deliver-mail.service.ts';
import { createHash } from 'node:crypto';
import { mailboxHash } from '../../mail/recipients/address-hash.ts';
import { linkKeys } from '../../core/settings.ts';
import { signToken } from '../../core/signed-token.ts';
import { objectionPageOf, oneClickAddress } from '../../mail/objections/objection-link.ts';
import { hasObjected } from '../../mail/objections/objections.repository.ts';

/** The headers of the mail as it came over the wire, each in one line. */
async function headersOf(mail: ReceivedMail): Promise<string> {
  const [head = ''] = (await sourceOf(mail)).split(/\r?\n\r?\n/, 1);
  return head.replace(/\r?\n[ \t]+/g, '');
}

const oneClickOf = async (mail: ReceivedMail) =>
  /^List-Unsubscribe: ?<([^>]+)>$/im.exec(await headersOf(mail))?.[1] ?? null;

/** Sends what a mail program sends, to the function that hosting hands the address to. */
function oneClick(address: string, { method = 'POST', more = '' } = {}): Promise<Response> {
  const { search } = new URL(address);
  return fetch(
    `${functionsOrigin}/${projectId}/europe-west3/links/action/objection${search}${more}`,
    {
      method,
      redirect: 'manual',
      ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
    },
  );
}

/** An advisor who may invite, with a session of their own. */
async function aHost() {
  const { uid, idToken } = await signUpConfirmed(`${newId('adv')}@example.org`);
  const { session } = await anOffer({ advisor: { id: uid, lv: 2 } });
  await storeAccount(uid);
  const invite = async (email: string) => {
    const { result } = await call(
      'inviteToSession',
      {
        who: 'external',
        sessionId: session.id,
        people: [{ firstName: 'Jörg', lastName: 'Weiß', email, bday: null, job: null }],
        declaration: DECLARED,
      },
      idToken,
    );
    return resultsInTime(inviteToSessionOutput.parse(result).invitationId);
  };
  return { session, invite };
}

test('SEM-08 REG-11 an invitation carries one click; a person who uses it is neither invited nor reminded any more', async () => {
  const email = newEmail();
  const first = await aHost();
  expect(await first.invite(email)).toMatchObject([{ outcome: 'invited' }]);
  const mail = await sentOnce(email);
  const headers = await headersOf(mail);
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
  expect(headers).toMatch(/^Auto-Submitted: auto-generated$/im);
  expect(headers).toMatch(/^Message-ID: <[0-9a-f]{40}@wbd\.example>$/im);
  expect(mail.text).toMatch(/von WBD im Namen von Petra Prüfstein, weil Petra Prüfstein dich/);
  const address = (await oneClickOf(mail)) ?? '';
  expect(address).toBe(oneClickAddress(email));
  expect(address).not.toContain(email.split('@')[0]);

  // programs that look into mails open every address
  expect((await oneClick(address, { method: 'GET' })).status).toBe(303);
  expect(await hasObjected(email)).toBe(false);
  expect((await oneClick(address)).status).toBe(200);
  expect((await oneClick(address)).status).toBe(200);
  const stored = await db.doc(`objections/${mailboxHash(email)}`).get();
  expect(Object.keys(stored.data() ?? {})).toEqual(['objectedAt']);

  const second = await aHost();
  expect(await second.invite(email.toUpperCase())).toEqual([
    { outcome: 'failed', code: 'mail/objected' },
  ]);
  const seats = await db.collection(`sessions/${second.session.id}/registrations`).get();
  expect(seats.size).toBe(0);
  expect(await mailsTo(email)).toHaveLength(1);

  expect((await oneClick(address, { more: '&allow=1' })).status).toBe(200);
  expect(await second.invite(email)).toMatchObject([{ outcome: 'invited' }]);
});

test('REG-11 a reminder is not sent to an address that objected, and sent to another one', async () => {
  const { advisor, session } = await anOffer();
  const states: Record<string, string | undefined> = {};
  for (const objects of [true, false]) {
    const email = newEmail();
    const customer = await store('customers', aCustomer(advisor.id, { email }));
    const registration = aRegistration(session, customer, { invitedBy: null });
    await db
      .doc(`sessions/${session.id}/registrations/${registration.id}`)
      .set(toData(registration));
    if (objects) await oneClick(oneClickAddress(email));
    // a day before the session, as the schedule would
    const at = new Date(session.time.getTime() - 12 * 3_600_000);
    const row = { ...reminderMail(registration, session, at), nextAttempt: null };
    await store('mails', row);
    const late = { ...ports, now: () => at };
    states[String(objects)] = (await deliverMail(late, row.id))?.state;
  }
  expect(states).toEqual({ true: 'objected', false: 'sent' });
});

test('REG-08 an address that objected gets no confirmation, and the answer says so', async () => {
  const email = newEmail();
  await oneClick(oneClickAddress(email));
  const { advisor, session } = await anOffer();
  const register = async (address: string) => {
    const { idToken, uid } = await signInByPhone();
    const person = { firstName: 'Ada', lastName: 'Öz', email: address };
    const { result } = await call(
      'registerForSession',
      { who: 'self', sessionId: session.id, advisorId: advisor.id, ...person },
      idToken,
    );
    return { uid, result };
  };
  const { uid, result } = await register(email.replace('@', '+again@').toUpperCase());
  expect(result).toMatchObject({ place: 'seat', isMailed: false });
  await vi.waitFor(async () => {
    const rows = await db.collection('mails').where('customer', '==', uid).get();
    expect(rows.docs.map((row): unknown => row.get('state'))).toEqual(['objected']);
  }, PATIENCE);
  expect(await mailsTo(email)).toHaveLength(0);

  const other = newEmail();
  expect((await register(other)).result).toMatchObject({ isMailed: true });
  const mail = await sentOnce(other);
  expect(await oneClickOf(mail)).toBeNull();
  expect(mail.html).toContain('/action/abbestellen');
  expect(mail.text).toContain('Das war ich nicht, oder ich möchte keine E-Mails mehr');
});

test('an objection that an earlier release stored, and a link that it mailed, still hold', async () => {
  const email = `Anna.${newId('x')}@Example.org`;
  const plain = createHash('sha256').update(email.toLowerCase()).digest('hex');
  await db.doc(`objections/${plain}`).set({ objectedAt: new Date() });
  expect(await hasObjected(email)).toBe(true);
  const token = signToken('mail-objection', plain, linkKeys());
  const link = `http://portal/action/objection?t=${token}`;
  expect((await oneClick(link, { more: '&allow=1' })).status).toBe(200);
  expect(await hasObjected(email)).toBe(false);
  expect((await oneClick(link)).status).toBe(200);
  expect(await hasObjected(email)).toBe(true);
  expect((await db.doc(`objections/${plain}`).get()).exists).toBe(false);
});

test('the address leaves the registration of a stranger who typed it, and the seat stays theirs', async () => {
  const email = newEmail();
  const { advisor, session } = await anOffer();
  const other = newEmail();
  const person = aCustomer(advisor.id, { email, otherEmails: [email, other] });
  const customer = await store('customers', person);
  const registration = { ...aRegistration(session, customer), booking: newId('booking') };
  const seat = db.doc(`sessions/${session.id}/registrations/${registration.id}`);
  await seat.set(toData(registration));
  const about = { session: session.id, customer: customer.id };
  const linkOf = (booking: string) => objectionPageOf(email, { ...about, booking });

  // a later seat of the same person is not what the mail was about
  const late = linkOf(newId('booking'));
  expect(await (await oneClick(late, { more: '&remove=1' })).json()).toEqual({
    isAddressInSeat: false,
  });
  expect((await seat.get()).get('email')).toBe(email);

  const link = linkOf(registration.booking);
  expect(await (await oneClick(link)).json()).toEqual({ isAddressInSeat: true });
  expect(await (await oneClick(link, { more: '&remove=1' })).json()).toEqual({
    isAddressInSeat: false,
  });
  expect((await seat.get()).data()).toMatchObject({ email: null, firstName: customer.firstName });
  const stored = await db.doc(`customers/${customer.id}`).get();
  expect(stored.data()).toMatchObject({ email: null, otherEmails: [other] });
  expect(await hasObjected(email)).toBe(true);
});

test('a network that objects without end is refused after a while, with a time to come back', async () => {
  const link = oneClickAddress(newEmail());
  const network = `203.0.113.${Math.floor(Math.random() * 250)}`;
  const counter = createHash('sha256').update(network).digest('hex').slice(0, 40);
  await db
    .doc(`rateLimits/objections-${counter}`)
    .set({ since: new Date(), count: 600, expiresAt: new Date(Date.now() + 3_600_000) });
  const { search } = new URL(link);
  const answer = await fetch(
    `${functionsOrigin}/${projectId}/europe-west3/links/action/objection${search}`,
    { method: 'POST', headers: { 'x-forwarded-for': network } },
  );
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('600');
});

test('no one objects for an address whose mail they do not have', async () => {
  const email = newEmail();
  const { searchParams } = new URL(oneClickAddress(email));
  const token = searchParams.get('t') ?? '';
  const [body = '', signature = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify({ hashes: [mailboxHash(newEmail())] })).toString(
    'base64url',
  );
  for (const forged of [
    '',
    body,
    `${body}.`,
    `${other}.${signature}`,
    `${token}x`,
    'x'.repeat(1200),
  ]) {
    const answer = await oneClick(`http://portal/action/objection?t=${forged}`);
    expect({ forged, status: answer.status }).toEqual({ forged, status: 400 });
  }
  expect(await hasObjected(email)).toBe(false);
  expect((await oneClick(oneClickAddress(email), { method: 'PUT' })).status).toBe(405);
});
