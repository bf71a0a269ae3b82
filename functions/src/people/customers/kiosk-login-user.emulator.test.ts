import { signedInAdvisor, storeAccount } from '../../../test/advisors.ts';
import { admitted } from '../../../test/callers.ts';
import { aCustomer, anAdvisor, newId, store } from '../../../test/data.ts';
import { errorTexts } from '@wbd/domain/errors';
import { expect, test, vi } from 'vitest';
import { call } from '../../../test/calls.ts';
import { randomPhone, signInByPhone, signUpByEmail } from '../../../test/people.ts';
import { kioskLogins } from '../../core/limits.ts';
import { customerEntries } from './entries.repository.ts';
import { kioskLoginUser, type KioskLoginUserPorts } from './kiosk-login-user.service.ts';

const log = vi.fn<KioskLoginUserPorts['log']>();
const ports: KioskLoginUserPorts = {
  entries: customerEntries,
  limit: kioskLogins,
  log,
  now: () => new Date(),
};
const ask = async (uid: string, phone: string, own = ports) =>
  kioskLoginUser(own, { phone }, await admitted(uid));

const storedAdvisor = () => store('advisors', anAdvisor({ lv: 1 }));

async function customerWithLogin(advisor: string): Promise<string> {
  const phone = randomPhone();
  const { uid } = await signInByPhone(phone);
  await store('customers', aCustomer(advisor, { id: uid, phone, proven: true }));
  return phone;
}

test('FN-03.1 an advisor may have a code sent to their own customer, however the number is typed', async () => {
  const login = await signUpByEmail(`${newId('adv')}@example.org`);
  await store('advisors', anAdvisor({ id: login.uid, lv: 1 }));
  await storeAccount(login.uid);
  const phone = await customerWithLogin(login.uid);
  const typed = `0${phone.slice(3, 6)}/${phone.slice(6)}`;
  const answer = await call('kioskLoginUser', { phone: typed }, login.idToken);
  expect(answer.result).toEqual({ ok: true });
});

test('FN-03 an own customer without a login may be sent the code that gives them one', async () => {
  const advisor = await storedAdvisor();
  const phone = randomPhone();
  await store('customers', aCustomer(advisor.id, { phone }));
  const [main, second] = [randomPhone(), randomPhone()];
  await store('customers', aCustomer(advisor.id, { phone: main, otherPhones: [second] }));
  for (const own of [phone, main, second]) expect(await ask(advisor.id, own)).toEqual({ ok: true });
});

test('FN-03 another advisor’s customer, a login without a customer and an unknown number are answered alike', async () => {
  const [advisor, other] = [await storedAdvisor(), await storedAdvisor()];
  const proven = await customerWithLogin(other.id);
  const noted = await store('customers', aCustomer(other.id, { phone: randomPhone() }));
  const withoutCustomer = randomPhone();
  await signInByPhone(withoutCustomer);
  for (const phone of [proven, noted.phone ?? '', withoutCustomer, randomPhone()]) {
    expect(await ask(advisor.id, phone)).toEqual({ ok: false, error: 'customer/not-found' });
  }
});

test('FN-03.3 customers and visitors are refused', async () => {
  const phone = randomPhone();
  const { idToken } = await signInByPhone();
  const code = async (token?: string) =>
    (await call('kioskLoginUser', { phone }, token)).error?.details?.code;
  expect(await code(idToken)).toBe('permission/denied');
  expect(await code()).toBe('auth/required');
});

test('FN-03 an advisor who asks for codes by the hundred is slowed down, also for numbers that are right', async () => {
  const advisor = await storedAdvisor();
  const phone = await customerWithLogin(advisor.id);
  for (let turn = 0; turn < 120; turn++) expect(await ask(advisor.id, phone)).toEqual({ ok: true });
  await expect(ask(advisor.id, phone)).rejects.toMatchObject({ code: 'rate/limited' });
});

test('FN-03 a failed lookup answers that the code could not be sent, and alerts the operator', async () => {
  const advisor = await storedAdvisor();
  const away = { find: () => Promise.reject(new Error('away')) };
  expect(await ask(advisor.id, randomPhone(), { ...ports, entries: away })).toEqual({
    ok: false,
    error: 'code/not-sent',
  });
  expect(log).toHaveBeenCalledOnce();
});

test.each(['', '12', 'abc', '+49 151 no'])('FN-03.2 %j is no number', async (phone) => {
  const { idToken } = await signedInAdvisor();
  const answer = await call('kioskLoginUser', { phone }, idToken);
  expect(answer.error?.details).toEqual({ code: 'input/invalid', fields: ['phone'] });
  expect(answer.error?.message).toBe(errorTexts['input/invalid']);
});
