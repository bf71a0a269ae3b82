import { actAs, expectRefusal, newAdvisor, newId, store } from '../../testing/portal.ts';
import { aRegistrationMail } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { confirmationStates } from './confirmation-states.ts';
import { readConfirmations } from './mails.repository.ts';

test("an advisor sees how far each customer's confirmation got, and no one else does", async () => {
  const advisor = await newAdvisor();
  const session = newId();
  const seat = (customer: string) => ({ advisor: advisor.id, session, customer });
  await Promise.all(
    [
      aRegistrationMail(seat('ada'), { state: 'sent' }),
      aRegistrationMail(seat('ben'), { state: 'failed' }),
      aRegistrationMail(seat('ada'), { kind: 'session-reminder' }),
      aRegistrationMail(seat('cem'), { session: newId() }),
    ].map((mail) => store('mails', mail)),
  );
  await actAs(advisor);
  const states = confirmationStates(await readConfirmations(advisor.id, session));
  expect(states).toEqual({ ada: 'sent', ben: 'failed' });
  await actAs(await newAdvisor({ org: advisor.org }));
  await expectRefusal(readConfirmations(advisor.id, session));
});
