import { actAs, expectRefusal, newAdvisor, newId, store } from '../../testing/portal.ts';
import { aCancellationMail, aRegistrationMail } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { readCalledOffMails, readFailedConfirmations } from './mails.repository.ts';

test('an advisor sees whom the confirmation did not reach, and no one else does', async () => {
  const advisor = await newAdvisor();
  const session = newId();
  const seat = (customer: string) => ({ advisor: advisor.id, session, customer });
  await Promise.all(
    [
      aRegistrationMail(seat('ada'), { state: 'sent' }),
      aRegistrationMail(seat('ben'), { state: 'failed', nextAttempt: null }),
      aRegistrationMail(seat('dora'), { state: 'failed', nextAttempt: new Date() }),
      aRegistrationMail(seat('ada'), { kind: 'session-reminder' }),
      aRegistrationMail(seat('cem'), { session: newId() }),
    ].map((mail) => store('mails', mail)),
  );
  await actAs(advisor);
  const failed = await readFailedConfirmations(advisor.id, session);
  expect(failed.map((mail) => 'customer' in mail && mail.customer)).toEqual(['ben']);
  await actAs(await newAdvisor({ org: advisor.org }));
  await expectRefusal(readFailedConfirmations(advisor.id, session));
});

test('only the advisor sees which of their customers were notified of a called-off session', async () => {
  const advisor = await newAdvisor();
  const session = newId();
  const told = (customer: string, changes: Parameters<typeof aCancellationMail>[1]) =>
    aCancellationMail({ advisor: advisor.id, session, customer }, changes);
  await Promise.all(
    [
      told('ben', { lastName: 'Zech' }),
      told('ada', { lastName: 'Abel', state: 'failed' }),
      told('cem', { reason: 'removed' }),
      told('dora', { session: newId() }),
    ].map((mail) => store('mails', mail)),
  );
  await actAs(advisor);
  const mails = await readCalledOffMails(advisor.id, session);
  expect(mails.map(({ customer, state }) => `${customer} ${state}`)).toEqual([
    'ada failed',
    'ben queued',
  ]);
  await actAs(await newAdvisor({ org: advisor.org }));
  await expectRefusal(readCalledOffMails(advisor.id, session));
});
