import { expect, test } from 'vitest';
import { advisorStart, expertAppointmentPath, paths } from './paths.ts';

test('codes and ids are encoded in addresses', () => {
  expect(paths.advisor('jörg/x')).toBe('/j%C3%B6rg%2Fx');
  expect(expertAppointmentPath('u1', 'u2', 'a&b')).toBe('/action/u1/appointment/u2?video=a%26b');
});

test('an advisor starts on their page, or in the portal when the code is a reserved word', () => {
  expect(advisorStart('pro')).toBe('/pro');
  expect(advisorStart('admin')).toBe('/intern/portal');
});
