import { aCustomer, anOffer, aRegistration, newId, store } from '../../../test/data.ts';
import { functionsOrigin, projectId } from '../../../test/environment.ts';
import { resultsInTime } from '../../../test/invitations.ts';
import { mailsTo, sourceOf, type ReceivedMail } from '../../../test/mailbox.ts';
import { newEmail, ports, sentOnce } from '../../../test/outbox.ts';
import { call } from '../../../test/calls.ts';
import { signInByPhone, signUpConfirmed } from '../../../test/people.ts';
import { inviteToSessionOutput } from '@wbd/domain';
import { expect, test } from 'vitest';
import { db, toData } from '../../gateways/firestore.ts';
import { reminderMail } from '../occasions/registration-mails.ts';
import { deliverMail } from '../outbox/deliver-mail.service.ts';
import { addressHash, oneClickAddress } from './objection-link.ts';
import { hasObjected } from './objections.repository.ts';

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
  return fetch(`${functionsOrigin}/${projectId}/europe-west3/objectToMails${search}${more}`, {
    method,
    redirect: 'manual',
    ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
  });
}

/** An advisor who may invite, with a session of their own. */
async function aHost() {
  const { uid, idToken } = await signUpConfirmed(`${newId('adv')}@example.org`);
  const { session } = await anOffer({ advisor: { id: uid, lv: 2 } });
  const invite = async (email: string) => {
    const { result } = await call(
      'inviteToSession',
      {
        who: 'external',
        sessionId: session.id,
        people: [{ firstName: 'Jörg', lastName: 'Weiß', email, bday: null, job: null }],
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
  expect(await headersOf(mail)).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
  expect(mail.text).toMatch(/von WBD im Namen von Petra Prüfstein, weil Petra Prüfstein dich/);
  const address = (await oneClickOf(mail)) ?? '';
  expect(address).toBe(oneClickAddress(email));
  expect(address).not.toContain(email.split('@')[0]);

  // programs that look into mails open every address
  expect((await oneClick(address, { method: 'GET' })).status).toBe(303);
  expect(await hasObjected(email)).toBe(false);
  expect((await oneClick(address)).status).toBe(204);
  expect((await oneClick(address)).status).toBe(204);
  const stored = await db.doc(`objections/${addressHash(email)}`).get();
  expect(Object.keys(stored.data() ?? {})).toEqual(['objectedAt']);

  const second = await aHost();
  expect(await second.invite(email.toUpperCase())).toEqual([
    { outcome: 'failed', code: 'mail/objected' },
  ]);
  const seats = await db.collection(`sessions/${second.session.id}/registrations`).get();
  expect(seats.size).toBe(0);
  expect(await mailsTo(email)).toHaveLength(1);

  expect((await oneClick(address, { more: '&allow=1' })).status).toBe(204);
  expect(await second.invite(email)).toMatchObject([{ outcome: 'invited' }]);
});

test('REG-11 a reminder is dropped for an address that objected, and written for another one', async () => {
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
  expect(states).toEqual({ true: 'dropped', false: 'sent' });
});

test('REG-08 what answers a person carries no one click and comes all the same', async () => {
  const email = newEmail();
  await oneClick(oneClickAddress(email));
  const { advisor, session } = await anOffer();
  const { idToken } = await signInByPhone();
  const person = { firstName: 'Ada', lastName: 'Öz', email };
  await call(
    'registerForSession',
    { who: 'self', sessionId: session.id, advisorId: advisor.id, ...person },
    idToken,
  );
  const mail = await sentOnce(email);
  expect(await oneClickOf(mail)).toBeNull();
  expect(mail.html).not.toContain('/action/abbestellen');
});

test('no one objects for an address whose mail they do not have', async () => {
  const email = newEmail();
  const { searchParams } = new URL(oneClickAddress(email));
  const token = searchParams.get('t') ?? '';
  const [body = '', signature = ''] = token.split('.');
  const other = Buffer.from(addressHash(newEmail())).toString('base64url');
  for (const forged of [
    '',
    body,
    `${body}.`,
    `${other}.${signature}`,
    `${token}x`,
    'x'.repeat(400),
  ]) {
    const answer = await oneClick(`http://portal/action/objection?t=${forged}`);
    expect({ forged, status: answer.status }).toEqual({ forged, status: 400 });
  }
  expect(await hasObjected(email)).toBe(false);
  expect((await oneClick(oneClickAddress(email), { method: 'PUT' })).status).toBe(405);
});
