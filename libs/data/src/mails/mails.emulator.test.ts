import { actAs, expectRefusal, newAdvisor, newId, store } from '../../testing/portal.ts';
import { aRegistrationMail } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { readFailedConfirmations } from './mails.repository.ts';

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
