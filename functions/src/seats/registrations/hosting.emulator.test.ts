import { patient } from '@wbd/tools/host-speed';
import { storeAccount } from '../../../test/advisors.ts';
import { aCustomer, anAdvisor, aSeminar, aSession, newId, store } from '../../../test/data.ts';
import { errorTexts } from '@wbd/domain/errors';
import { inviteToSessionOutput, unregisteredCustomersOutput } from '@wbd/domain/seats';
import { expect, test } from 'vitest';
import { call } from '../../../test/calls.ts';
import { DECLARED, resultsInTime } from '../../../test/invitations.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { signUpByEmail, signUpConfirmed } from '../../../test/people.ts';
import { db } from '../../core/firestore.ts';

const LONG = { timeout: patient(180_000) };

test(
  'SEM-08 FN-04.2 SEM-05 an advisor lists, invites, removes and deletes over the network, beside the real triggers',
  LONG,
  async () => {
    const { uid, idToken } = await signUpConfirmed(`${newId('adv')}@example.org`);
    await store('advisors', anAdvisor({ id: uid }));
    await storeAccount(uid);
    const seminar = await store('seminars', aSeminar(uid));
    const session = await store('sessions', aSession(seminar));
    const customer = await store('customers', aCustomer(uid));
    const sessionId = session.id;
    const unregistered = async () => {
      const { result } = await call('unregisteredCustomers', { sessionId }, idToken);
      return unregisteredCustomersOutput.parse(result).customers.map(({ id }) => id);
    };

    expect(await unregistered()).toEqual([customer.id]);
    const wrong = await call('unregisteredCustomers', { sessionId: 'a/b' }, idToken);
    expect(wrong.error).toMatchObject({
      message: errorTexts['input/invalid'],
      details: { code: 'input/invalid', fields: ['sessionId'] },
    });
    const invitation = { who: 'own', sessionId, customerIds: [customer.id], declaration: DECLARED };
    const invited = await call('inviteToSession', invitation, idToken);
    expect(await resultsInTime(inviteToSessionOutput.parse(invited.result).invitationId)).toEqual([
      { outcome: 'invited', customerId: customer.id },
    ]);
    // 'invited' means that the mail server has the mail, once
    expect(await mailsTo(customer.email ?? '')).toHaveLength(1);
    expect(await unregistered()).toEqual([]);

    const blocked = await call('deleteSeminar', { seminarId: seminar.id }, idToken);
    expect(blocked.error).toMatchObject({
      message: 'Es gibt bereits Anmeldungen für dieses Seminar.',
      details: { code: 'seminar/has-registrations' },
    });
    const seat = { sessionId, customerId: customer.id };
    expect((await call('removeParticipant', seat, idToken)).result).toEqual(seat);
    const again = await call('removeParticipant', seat, idToken);
    expect(again.error?.message).toBe(errorTexts['registration/not-found']);
    expect((await call('deleteSeminar', { seminarId: seminar.id }, idToken)).error).toBeUndefined();
    expect((await db.doc(`sessions/${sessionId}`).get()).exists).toBe(false);

    const stranger = await call('inviteToSession', invitation);
    expect(stranger.error?.details?.code).toBe('auth/required');
    const nobody = await call('inviteToSession', { ...invitation, customerIds: [] }, idToken);
    expect(nobody.error?.details).toEqual({ code: 'input/invalid', fields: ['customerIds'] });
  },
);

test('FN-04 an advisor whose e-mail address is not confirmed invites no one', async () => {
  const { uid, idToken } = await signUpByEmail(`${newId('adv')}@example.org`);
  await store('advisors', anAdvisor({ id: uid }));
  await storeAccount(uid);
  const session = await store('sessions', aSession(await store('seminars', aSeminar(uid))));
  const customer = await store('customers', aCustomer(uid));
  const invitation = {
    who: 'own',
    sessionId: session.id,
    customerIds: [customer.id],
    declaration: DECLARED,
  };
  const { status, error } = await call('inviteToSession', invitation, idToken);
  expect(status).toBe(400);
  expect(error?.message).toBe('Bitte bestätige zuerst deine E-Mail-Adresse.');
  const { registrationCount } = aSession(aSeminar(uid));
  const stored = await db.doc(`sessions/${session.id}`).get();
  expect(stored.get('registrationCount')).toBe(registrationCount);
});
