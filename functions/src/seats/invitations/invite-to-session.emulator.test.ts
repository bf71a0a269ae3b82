import '../../../test/own-project.ts';
import {
  aCustomer,
  anAdvisor,
  anOffer,
  aRegistration,
  aSeminar,
  aSession,
  newId,
  store,
} from '../../../test/data.ts';
import { anInstance } from '../../../test/instances.ts';
import {
  invitationPorts,
  inviteAndCarryOut,
  type AllInvitationPorts,
} from '../../../test/invitations.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { ports as deliverPorts } from '../../../test/outbox.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { consentTo } from '@wbd/domain/consents';
import { customerSchema } from '@wbd/domain/customers';
import { mailSchema } from '@wbd/domain/mails';
import type { ExternalPerson } from '@wbd/domain/seats';
import { registrationSchema, sessionSchema } from '@wbd/domain/seminars';
import { beforeAll, expect, test } from 'vitest';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { smtpGateway } from '../../gateways/smtp.ts';
import { confirmationMail } from '../../mail/occasions/registration-mails.ts';

const HOUR = 60 * 60_000;
const unlimited = { take: () => Promise.resolve(true) };
const instance = anInstance();

const ports = (changes: Partial<AllInvitationPorts> = {}, deliver = deliverPorts) =>
  invitationPorts(instance, deliver, changes);

const invite = (
  input: Parameters<typeof inviteAndCarryOut>[1],
  caller: Advisor,
  withPorts = ports(),
) => inviteAndCarryOut(withPorts, input, caller);

const external = (changes: Partial<ExternalPerson> = {}): ExternalPerson => ({
  firstName: 'Ada',
  lastName: 'Öz',
  email: `${newId('ada')}@example.org`,
  bday: null,
  job: null,
  ...changes,
});

async function customersOf(advisor: Advisor) {
  const found = await db.collection('customers').where('advisor', '==', advisor.id).get();
  return parseDocuments(customerSchema, found.docs);
}

async function registrationsOf(sessionId: string) {
  const found = await db.collection(`sessions/${sessionId}/registrations`).get();
  return parseDocuments(registrationSchema, found.docs);
}

async function countOf(sessionId: string) {
  const session = parseDocument(sessionSchema, await db.doc(`sessions/${sessionId}`).get());
  return session?.registrationCount;
}

let foreign: Advisor;
beforeAll(async () => {
  foreign = await store('advisors', anAdvisor({ org: 'org-other' }));
});

test('SEM-08 own customers get a seat and a mail each, and a result in their order', async () => {
  const { advisor, session } = await anOffer({ session: { maxParticipants: 3 } });
  const noted = { bday: '1990-02-28', job: 'Beamter' } as const;
  const [first, second, third] = await Promise.all(
    ['eins', 'zwei', 'drei'].map((lastName) =>
      store('customers', aCustomer(advisor.id, { lastName, ...noted })),
    ),
  );
  const noEmail = await store('customers', aCustomer(advisor.id, { email: null }));
  const others = await store('customers', aCustomer(foreign.id));
  const already = await store('customers', aCustomer(advisor.id));
  await db
    .doc(`sessions/${session.id}/registrations/${already.id}`)
    .set(toData(aRegistration(session, already)));
  await db.doc(`sessions/${session.id}`).update({ registrationCount: 1 });
  const ids = [first, noEmail, others, already, second, second, third].map((one) => one?.id ?? '');

  const { results } = await invite(
    { who: 'own', sessionId: session.id, customerIds: ids },
    advisor,
  );

  expect(results).toEqual([
    { outcome: 'invited', customerId: first?.id },
    { outcome: 'failed', code: 'customer/incomplete' },
    { outcome: 'failed', code: 'customer/not-found' },
    { outcome: 'failed', code: 'registration/duplicate' },
    { outcome: 'invited', customerId: second?.id },
    { outcome: 'failed', code: 'registration/duplicate' },
    { outcome: 'failed', code: 'session/full' },
  ]);
  expect(await countOf(session.id)).toBe(3);
  const invited = (await registrationsOf(session.id)).filter(({ id }) => id === first?.id);
  expect(invited).toMatchObject([
    { invitedBy: 'Petra Prüfstein', page: null, attended: null, ...noted },
  ]);
  expect(await mailsTo(first?.email ?? '')).toHaveLength(1);
  expect(await mailsTo(third?.email ?? '')).toHaveLength(0);
});

test('SEM-08 a failed e-mail counts that person as failed, not the others; the seat stays and the mail stays queued', async () => {
  const { advisor, session } = await anOffer();
  const [fine, unlucky] = await Promise.all(
    [1, 2].map(() => store('customers', aCustomer(advisor.id))),
  );
  const away = smtpGateway(() => 'smtp://127.0.0.1:9');
  const unreliable = {
    ...deliverPorts,
    gateway: {
      send: (mail: Parameters<typeof away.send>[0]) =>
        (mail.to.address === unlucky?.email ? away : deliverPorts.gateway).send(mail, null, null),
    },
  };

  const { results } = await invite(
    { who: 'own', sessionId: session.id, customerIds: [unlucky?.id ?? '', fine?.id ?? ''] },
    advisor,
    ports({}, unreliable),
  );

  expect(results).toEqual([
    { outcome: 'failed', code: 'mail/failed' },
    { outcome: 'invited', customerId: fine?.id },
  ]);
  const registered = (await registrationsOf(session.id)).find(({ id }) => id === unlucky?.id);
  if (!registered) throw new Error('the seat is gone');
  const row = parseDocument(
    mailSchema,
    await db.doc(`mails/${confirmationMail(registered).id}`).get(),
  );
  expect(row?.state).toBe('failed');
  expect(row?.nextAttempt).toBeInstanceOf(Date);
});

test('SEM-08 a mail that another process is sending is waited for, within limits', async () => {
  const { advisor, session } = await anOffer();
  const [sent, stuck] = await Promise.all(
    [1, 2].map(() => store('customers', aCustomer(advisor.id))),
  );
  const looks = new Map<string, number>();
  const clock = { time: 0 };
  const elsewhere: AllInvitationPorts['mail'] = {
    deliver: () => Promise.resolve(null),
    async row(id) {
      const mail = parseDocument(mailSchema, await db.doc(`mails/${id}`).get());
      if (mail?.kind !== 'registration-confirmation') throw new Error('no confirmation');
      looks.set(mail.customer, (looks.get(mail.customer) ?? 0) + 1);
      const isSent = mail.customer === sent?.id && looks.get(mail.customer) === 3;
      return { ...mail, state: isSent ? 'sent' : 'sending' };
    },
    pause: (milliseconds) => {
      clock.time += milliseconds;
      return Promise.resolve();
    },
    clock: () => clock.time,
  };
  const { results } = await invite(
    { who: 'own', sessionId: session.id, customerIds: [sent?.id ?? '', stuck?.id ?? ''] },
    advisor,
    ports({ mail: elsewhere }),
  );
  expect(results).toEqual([
    { outcome: 'invited', customerId: sent?.id },
    { outcome: 'failed', code: 'mail/failed' },
  ]);
});

test('SEM-08 external people become customers of the advisor who invites them; an own one with that address is used', async () => {
  const { advisor: owner, session } = await anOffer();
  const advisor = await store('advisors', anAdvisor({ org: owner.org }));
  const known = await store('customers', aCustomer(advisor.id));
  const namesake = await store('customers', aCustomer(advisor.id, { email: known.email }));
  await store('customers', aCustomer(foreign.id, { email: 'fremd@example.org' }));
  const people = [
    external({ bday: '1990-02-03', job: 'Beamter' }),
    external({ email: known.email ?? '', firstName: known.firstName, lastName: 'Anders' }),
    external({ email: `${newId('F')}@Example.org`, firstName: 'Zoë' }),
  ];
  await db.doc(`customers/${namesake.id}`).update({ lastName: 'Anders' });

  const { results } = await invite({ who: 'external', sessionId: session.id, people }, advisor);

  expect(results.map(({ outcome }) => outcome)).toEqual(['invited', 'invited', 'invited']);
  expect(results[1]).toEqual({ outcome: 'invited', customerId: namesake.id });
  const customers = await customersOf(advisor);
  expect(customers).toHaveLength(4);
  const ada = customers.find(({ email }) => email === people[0]?.email);
  expect(ada).toMatchObject({ ...people[0], advisor: advisor.id, phone: null, inviteBy: null });
  expect(ada?.id).toMatch(/^[0-9a-zA-Z]{20}$/);
  expect(await mailsTo(people[0]?.email ?? '')).toHaveLength(1);
  const seats = await registrationsOf(session.id);
  expect(new Set(seats.map(({ advisor: whose }) => whose))).toEqual(new Set([advisor.id]));
  expect(seats.map(({ seminarAdvisor }) => seminarAdvisor)).toEqual([owner.id, owner.id, owner.id]);
});

test('SEM-08 a record that someone has proven under the invited address gets no seat', async () => {
  const { advisor, session } = await anOffer();
  const claimed = await store('customers', aCustomer(advisor.id, { proven: true }));
  const { firstName, lastName, email } = claimed;
  const people = [external({ firstName, lastName, email: email ?? '' })];
  const { results } = await invite({ who: 'external', sessionId: session.id, people }, advisor);
  expect(results).toMatchObject([{ outcome: 'invited' }]);
  expect((await registrationsOf(session.id)).map(({ id }) => id)).not.toContain(claimed.id);
  expect(await customersOf(advisor)).toHaveLength(2);
});

test('SEM-08 an invitation repeated because its answer was lost answers the same and invites no one twice', async () => {
  const { advisor, session } = await anOffer();
  const own = await store('customers', aCustomer(advisor.id));
  const people = [external(), external()];
  const inputs = [
    { who: 'own', sessionId: session.id, customerIds: [own.id] },
    { who: 'external', sessionId: session.id, people },
  ] as const;
  for (const input of inputs) {
    const again = () =>
      invite(
        input.who === 'own' ? { ...input, customerIds: [own.id] } : { ...input, people },
        advisor,
      );
    const [first, atOnce] = await Promise.all([again(), again()]);
    expect(atOnce).toEqual(first);
    expect(await again()).toEqual(first);
    expect(first.results.every(({ outcome }) => outcome === 'invited')).toBe(true);
  }
  expect(await countOf(session.id)).toBe(3);
  expect(await customersOf(advisor)).toHaveLength(3);
  for (const { email } of [...people, own]) expect(await mailsTo(email ?? '')).toHaveLength(1);
});

test('SEM-08 a full session leaves no customer behind', async () => {
  const { advisor, session } = await anOffer({
    session: { maxParticipants: 1, registrationCount: 1 },
  });
  const { results } = await invite(
    { who: 'external', sessionId: session.id, people: [external()] },
    advisor,
  );
  expect(results).toEqual([{ outcome: 'failed', code: 'session/full' }]);
  expect(await customersOf(advisor)).toEqual([]);
});

test('SEM-08 an invitation adds no one to the waiting list of another advisor', async () => {
  const { session } = await anOffer({ session: { maxParticipants: 1, registrationCount: 1 } });
  const colleague = await store('advisors', anAdvisor());
  const { results } = await invite(
    { who: 'external', sessionId: session.id, people: [external()], waits: true },
    colleague,
  );
  expect(results).toEqual([{ outcome: 'failed', code: 'session/full' }]);
  expect((await db.collection(`sessions/${session.id}/waiting`).get()).size).toBe(0);
});

test('SEM-08 owner and colleagues of level 2 invite, no one else', async () => {
  const { advisor: owner, session } = await anOffer();
  const refusal = async (caller: Advisor, sessionId = session.id) => {
    const input = { who: 'external', sessionId, people: [external()] } as const;
    const attempt = invite({ ...input, people: [...input.people] }, caller);
    return attempt.then(
      ({ results }) => results[0]?.outcome,
      (error: unknown) => error,
    );
  };
  const colleague = await store('advisors', anAdvisor({ org: owner.org }));
  const denied = { code: 'permission/denied' };

  expect(await refusal(owner)).toBe('invited');
  expect(await refusal(colleague)).toBe('invited');
  expect(await refusal(foreign)).toMatchObject(denied);
  expect(await refusal(owner, newId('no'))).toMatchObject({ code: 'session/not-found' });
});

test('SEM-08 no one is invited to a day that is over; on the day itself they are, also once it has begun', async () => {
  const { advisor, session } = await anOffer({
    session: { time: new Date('2026-06-01T08:00:00Z') },
  });
  const on = (day: string) => {
    const now = () => new Date(day);
    const input = { who: 'external' as const, sessionId: session.id, people: [external()] };
    return invite(input, advisor, ports({ now }, { ...deliverPorts, now }));
  };
  await expect(on('2026-06-01T22:00:00Z')).rejects.toMatchObject({ code: 'session/past' });
  expect((await on('2026-06-01T21:59:00Z')).results[0]?.outcome).toBe('invited');
});

test('who invites thousands is slowed down, and a call that takes too long says so for the rest', async () => {
  const { advisor, session } = await anOffer();
  const people = [external(), external()];
  const input = { who: 'external' as const, sessionId: session.id, people };
  let allowed = 1;
  const limited = { take: () => Promise.resolve(allowed-- > 0) };
  const limits = { invitations: limited, newCustomers: unlimited };
  expect((await invite(input, advisor, ports({ limits }))).results[1]).toEqual({
    outcome: 'failed',
    code: 'rate/limited',
  });
  let time = 0;
  const slow = ports({ clock: () => (time += HOUR) });
  expect((await invite(input, advisor, slow)).results).toEqual([
    { outcome: 'failed', code: 'unavailable' },
    { outcome: 'failed', code: 'unavailable' },
  ]);
});

test('SEM-08 new customers have a limit of their own', async () => {
  const { advisor: owner, session } = await anOffer();
  const colleague = await store('advisors', anAdvisor({ org: owner.org }));
  const own = await store('customers', aCustomer(colleague.id));
  const exhausted = { take: () => Promise.resolve(false) };
  const withLimits = (limits: Partial<AllInvitationPorts['limits']>) =>
    ports({ limits: { invitations: unlimited, newCustomers: unlimited, ...limits } });
  const newcomer = { who: 'external' as const, sessionId: session.id, people: [external()] };
  const known = { who: 'own' as const, sessionId: session.id, customerIds: [own.id] };
  const limited = { outcome: 'failed', code: 'rate/limited' };

  const noNew = withLimits({ newCustomers: exhausted });
  expect((await invite(newcomer, colleague, noNew)).results).toEqual([limited]);
  expect(await countOf(session.id)).toBe(0);
  expect((await invite(known, colleague, noNew)).results[0]?.outcome).toBe('invited');
});

test('REG-11 without a declared consent no one is invited, entered or written to; with it the evidence is kept', async () => {
  const { advisor, session } = await anOffer({});
  const known = await store('customers', aCustomer(advisor.id));
  const registered = await store(
    'customers',
    aCustomer(advisor.id, { proven: true, consent: consentTo('registration', new Date()) }),
  );
  const withdrawn = await store(
    'customers',
    aCustomer(advisor.id, {
      proven: true,
      uninvited: true,
      consent: consentTo('registration', new Date()),
    }),
  );
  const newcomer = external();
  const silent = { sessionId: session.id, declaration: null };
  const ofOwn = {
    ...silent,
    who: 'own' as const,
    customerIds: [known.id, registered.id, withdrawn.id],
  };
  const ofNew = { ...silent, who: 'external' as const, people: [newcomer] };
  const refused = { outcome: 'failed', code: 'mail/no-consent' };
  expect((await invite(ofOwn, advisor)).results).toEqual([
    refused,
    { outcome: 'invited', customerId: registered.id },
    refused,
  ]);
  expect((await invite(ofNew, advisor)).results).toEqual([refused]);
  expect(await customersOf(advisor)).toHaveLength(3);
  for (const email of [known.email, newcomer.email]) expect(await mailsTo(email ?? '')).toEqual([]);

  const declaration = { how: 'written', on: '2026-03-01' } as const;
  expect(
    (await invite({ ...ofOwn, customerIds: [known.id], declaration }, advisor)).results,
  ).toEqual([{ outcome: 'invited', customerId: known.id }]);
  await invite({ ...ofNew, declaration }, advisor);
  const own = await customersOf(advisor);
  const declared = own.filter(({ invitable }) => invitable !== null);
  expect(declared.map(({ email }) => email).toSorted()).toEqual(
    [known.email, newcomer.email].toSorted(),
  );
  expect(declared[0]?.invitable).toMatchObject({
    ...declaration,
    declared: { version: 'invitation-1' },
  });
  const proofs = await db.collection('consentProofs').where('advisor', '==', advisor.id).get();
  expect(proofs.docs.map((proof) => proof.data())).toMatchObject([
    { on: '2026-03-01' },
    { on: '2026-03-01' },
  ]);
  expect(JSON.stringify(proofs.docs.map((proof) => [proof.id, proof.data()]))).not.toContain('@');

  // the declaration holds for the next invitation, too
  const another = await store('seminars', aSeminar(advisor.id));
  const next = await store('sessions', aSession(another));
  const again = { ...ofOwn, sessionId: next.id, customerIds: [known.id] };
  expect((await invite(again, advisor)).results).toMatchObject([{ outcome: 'invited' }]);
});
