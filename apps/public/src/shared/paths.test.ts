import { expect, test } from 'vitest';
import { expertAppointmentPath, paths } from './paths.ts';

test('codes and ids are encoded in addresses', () => {
  expect(paths.advisor('jörg/x')).toBe('/j%C3%B6rg%2Fx');
  expect(expertAppointmentPath('u1', 'u2', 'a&b')).toBe('/action/u1/appointment/u2?video=a%26b');
});
