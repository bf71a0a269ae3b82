import '../../../test/own-project.ts';
import { patient } from '@wbd/tools/host-speed';
import { mailSchema, type Mail } from '@wbd/domain/mails';
import { getAuth } from 'firebase-admin/auth';
import { beforeEach, expect, test } from 'vitest';
import { admitted, callerOf, personCaller } from '../../../test/callers.ts';
import { anAccount, anAdvisor, anOffer, newId, store } from '../../../test/data.ts';
import { anInstance } from '../../../test/instances.ts';
import { invitationPorts, inviteAndCarryOut } from '../../../test/invitations.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { ahead, ports, stateOf } from '../../../test/outbox.ts';
import { randomPhone } from '../../../test/people.ts';
import { app, db, parseDocuments } from '../../core/firestore.ts';
import { smtpGateway } from '../../gateways/smtp.ts';
import { registerForSession } from '../../seats/registering/register-for-session.service.ts';
import { removeParticipant } from '../../seats/registrations/remove-participant.service.ts';
import { atMost } from '../../core/at-most.ts';
import { readAccount } from '../../core/people.repository.ts';
import { objectionHashes } from '../recipients/address-hash.ts';
import { BUDGETS } from '../recipients/budgets.ts';
import { objections } from '../objections/objections.repository.ts';
import { advisorMail } from '../occasions/advisor-mail.ts';
import { reminderMail, sessionChangedMail } from '../occasions/registration-mails.ts';
import { registrationsRepository } from '../occasions/registrations.repository.ts';
import { resendMail } from '../../accounts/admin/resend/resend-mail.service.ts';
import { deliverMail, type DeliverPorts } from './deliver-mail.service.ts';

const LOGINS = 50;
const LONG = { timeout: patient(180_000) };
const always = { take: () => Promise.resolve(true) };
const instance = anInstance();

beforeEach(async () => {
  await db.recursiveDelete(db.collection('mails'));
});

/** The same mailbox, spelled in four ways. */
function spellings(name: string) {
  return [
    `${name}@gmail.com`,
    `${name.slice(0, 3)}.${name.slice(3)}@gmail.com`,
    `${name}+seminar@gmail.com`,
    `${name}+2@googlemail.com`,
  ] as const;
}

const victim = () =>
  spellings(
    newId('opfer')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, ''),
  );

/** Everything by which a stranger can have the portal write to an address, each of them many times. */
async function flood(addresses: readonly string[]): Promise<void> {
  const offer = await anOffer({
    advisor: { lv: 2 },
    session: { maxParticipants: 2 * LOGINS, time: ahead(20 * 60)() },
  });
  const full = await anOffer({ session: { maxParticipants: 1, registrationCount: 1 } });
  const address = (index: number) => addresses[index % addresses.length] ?? '';
  const asked = Array.from({ length: LOGINS }, (_, index) => index);
  await atMost(10, asked, async (index) => {
    const caller = personCaller(newId('login'), randomPhone());
    const person = { firstName: 'Opfer', lastName: 'Zufall', email: address(index) };
    const self = { who: 'self', ...person } as const;
    const place = (of: typeof offer) => ({ sessionId: of.session.id, advisorId: of.advisor.id });
    await registerForSession(instance, { ...self, ...place(offer) }, caller);
    await registerForSession(instance, { ...self, ...place(full), waits: true }, caller);
  });

  const registered: Mail[] = [];
  for await (const page of registrationsRepository.registeredBefore(offer.session.id, ahead(1)())) {
    for (const registration of page) {
      registered.push(
        sessionChangedMail(registration, new Date()),
        reminderMail(registration, offer.session, new Date()),
      );
    }
    const caller = callerOf(offer.advisor);
    await atMost(5, page.slice(0, 10), async ({ customer: customerId }) => {
      await removeParticipant(instance, { sessionId: offer.session.id, customerId }, caller);
    });
  }
  await registrationsRepository.addMissing(registered);

  for (let index = 0; index < 3; index++) {
    const inviting = await anOffer({ advisor: { lv: 2 } });
    const person = { firstName: 'Opfer', lastName: 'Gast', bday: null, job: null };
    await inviteAndCarryOut(
      invitationPorts(instance, ports),
      {
        who: 'external',
        sessionId: inviting.session.id,
        people: [{ ...person, email: address(index) }],
      },
      inviting.advisor,
    );
  }
  await signUps(addresses);
}

/** Accounts whose sign-up named the address, each with all mails about it that anybody can ask for. */
async function signUps(addresses: readonly string[]): Promise<void> {
  for (const email of addresses) {
    const { uid } = await getAuth(app).createUser({ email, password: 'demo1234' });
    await store('advisors', anAdvisor({ id: uid }));
    await store('accounts', anAccount({ id: uid, email }));
    const kinds = ['advisor-welcome', 'email-verification', 'password-reset'] as const;
    const rows = kinds.flatMap((kind) =>
      Array.from({ length: 5 }, (_, key) =>
        advisorMail({ kind, uid, key: String(key), now: new Date() }),
      ),
    );
    await registrationsRepository.addMissing(rows);
  }
}

/** Delivers all that waits, many at once, as the trigger does. */
async function deliverAll(deliver: DeliverPorts): Promise<void> {
  const { docs } = await db.collection('mails').where('state', '==', 'queued').get();
  await atMost(20, docs, async ({ id }) => void (await deliverMail(deliver, id)));
}

async function heldBack(): Promise<Mail[]> {
  const { docs } = await db.collection('mails').where('heldBack', '==', 'limit').get();
  return parseDocuments(mailSchema, docs);
}

async function received(addresses: readonly string[]): Promise<number> {
  const mails = await Promise.all(addresses.map((address) => mailsTo(address)));
  return mails.flat().length;
}

test(
  'fifty logins send one mailbox no more mails in an hour than its limit, and what is held back can be resent later',
  LONG,
  async () => {
    const addresses = victim();
    await flood(addresses);
    const rows = (await db.collection('mails').get()).size;
    await deliverAll(ports);
    // what waits for the end of a series of changes
    await deliverAll({ ...ports, now: ahead(10) });

    const held = await heldBack();
    const limit = BUDGETS.seats.perHour + BUDGETS.account.perHour;
    const sent = await received(addresses);
    process.stdout.write(
      `${LOGINS} logins caused ${rows} mails to one mailbox, ${sent} were sent\n`,
    );
    expect(rows).toBeGreaterThan(4 * LOGINS);
    expect(sent).toBe(limit);
    expect(held.length).toBeGreaterThan(rows / 2);

    // neither does an advisor who resends them one after the other
    const resending = (now: () => Date) => ({
      deliver: { ...ports, now },
      account: readAccount,
      limits: { byPerson: always, ofMail: always },
      log: () => undefined,
    });
    const mail = held.find(({ kind }) => kind === 'waiting-joined');
    if (!mail) throw new Error('no mail was held back');
    const caller = await admitted(mail.advisor);
    expect(await resendMail(resending(ahead(20)), { mailId: mail.id }, caller)).toEqual({
      outcome: 'held',
    });
    expect(await received(addresses)).toBe(limit);
    expect(await resendMail(resending(ahead(75)), { mailId: mail.id }, caller)).toEqual({
      outcome: 'sent',
    });
    expect(await stateOf(mail.id)).toBe('sent');
  },
);

test('an address that objected gets none of them', LONG, async () => {
  const addresses = victim();
  const [first] = addresses;
  await objections.keep(objectionHashes(first), new Date());
  await flood(addresses);
  await deliverAll(ports);
  await deliverAll({ ...ports, now: ahead(10) });
  const { docs } = await db.collection('mails').get();
  const states = new Set(parseDocuments(mailSchema, docs).map(({ state }) => state));
  expect(await received(addresses)).toBe(0);
  expect([...states]).toContain('objected');
  expect([...states]).not.toContain('sent');
});

test('the owner of a confirmed account still gets a link for a new password after an objection', async () => {
  const [email] = victim();
  const { uid } = await getAuth(app).createUser({ email, emailVerified: true });
  await store('advisors', anAdvisor({ id: uid }));
  await store('accounts', anAccount({ id: uid, email }));
  await objections.keep(objectionHashes(email), new Date());
  const row = advisorMail({ kind: 'password-reset', uid, key: 'once', now: new Date() });
  await store('mails', row);
  await deliverMail(ports, row.id);
  expect(await received([email])).toBe(1);
});

test('strangers who sign up with other spellings of a mailbox do not keep its owner from a new password', async () => {
  const [email, ...others] = victim();
  const { uid } = await getAuth(app).createUser({ email, emailVerified: true });
  await store('advisors', anAdvisor({ id: uid }));
  await store('accounts', anAccount({ id: uid, email }));
  await signUps(others);
  await deliverAll(ports);
  expect(await received(others)).toBe(BUDGETS.account.perHour);
  const row = advisorMail({ kind: 'password-reset', uid, key: 'own', now: new Date() });
  await store('mails', row);
  expect((await deliverMail(ports, row.id))?.state).toBe('sent');
});

test('while the mail server is away, retries use up nothing of what the recipient may get', async () => {
  const [email] = victim();
  const { uid } = await getAuth(app).createUser({ email });
  await store('advisors', anAdvisor({ id: uid }));
  await store('accounts', anAccount({ id: uid, email }));
  const rows = ['a', 'b', 'c'].map((key) =>
    advisorMail({ kind: 'email-verification', uid, key, now: new Date() }),
  );
  await registrationsRepository.addMissing(rows);
  const away = { ...ports, gateway: smtpGateway(() => 'smtp://127.0.0.1:9') };
  for (const minutes of [0, 2, 5, 10]) {
    for (const { id } of rows) await deliverMail({ ...away, now: ahead(minutes) }, id);
  }
  for (const { id } of rows) await deliverMail({ ...ports, now: ahead(30) }, id);
  expect(await received([email])).toBe(3);

  // the retries of the first three are not counted, so a fourth has room
  const fourth = advisorMail({ kind: 'email-verification', uid, key: 'd', now: new Date() });
  await store('mails', fourth);
  expect((await deliverMail({ ...ports, now: ahead(31) }, fourth.id))?.state).toBe('sent');
});

test('an address that the mail server refused is not tried again for each new mail, unless a person asks', async () => {
  const email = `${newId('unknown').toLowerCase()}@example.org`;
  const { uid } = await getAuth(app).createUser({ email });
  await store('advisors', anAdvisor({ id: uid }));
  await store('accounts', anAccount({ id: uid, email }));
  const row = (key: string) =>
    store('mails', advisorMail({ kind: 'email-verification', uid, key, now: new Date() }));
  let asked = 0;
  const refusing: DeliverPorts = {
    ...ports,
    gateway: {
      send() {
        asked += 1;
        const unknown = { transient: false, isOfRecipient: true, error: '550 unknown' };
        return Promise.resolve({ outcome: 'refused', ...unknown });
      },
    },
  };
  const [first, second] = [await row('first'), await row('second')];
  expect((await deliverMail(refusing, first.id))?.error).toBe('550 unknown');
  expect(await deliverMail(refusing, second.id)).toMatchObject({
    state: 'failed',
    heldBack: 'refused',
    nextAttempt: null,
  });
  expect(asked).toBe(1);

  const caller = await admitted(uid);
  const limits = { byPerson: always, ofMail: always };
  const again = { deliver: ports, account: readAccount, limits, log: () => undefined };
  expect(await resendMail(again, { mailId: second.id }, caller)).toEqual({ outcome: 'sent' });
  const third = await row('third');
  expect((await deliverMail(ports, third.id))?.state).toBe('sent');
});
