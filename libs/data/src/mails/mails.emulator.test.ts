import { actAs, expectRefusal, newAdvisor, newId, store } from '../../testing/portal.ts';
import { aRegistrationMail } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { confirmationStates } from './confirmation-states.ts';
import { readConfirmations } from './mails.repository.ts';

test("an advisor sees how far each customer's confirmation got, and nobody else does", async () => {
  const advisor = await newAdvisor();
  const session = newId();
  const facts = { advisor: advisor.id, session };
  await Promise.all(
    [
      aRegistrationMail({ ...facts, id: newId(), customer: 'ada', state: 'sent' }),
      aRegistrationMail({ ...facts, id: newId(), customer: 'ben', state: 'failed' }),
      aRegistrationMail({ ...facts, id: newId(), customer: 'ada', kind: 'session-reminder' }),
      aRegistrationMail({ ...facts, id: newId(), customer: 'cem', session: newId() }),
    ].map((mail) => store('mails', mail)),
  );
  await actAs(advisor);
  const states = confirmationStates(await readConfirmations(advisor.id, session));
  expect(states).toEqual({ ada: 'sent', ben: 'failed' });
  await actAs(await newAdvisor({ org: advisor.org }));
  await expectRefusal(readConfirmations(advisor.id, session));
});
