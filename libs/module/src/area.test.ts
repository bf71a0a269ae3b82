import { expect, test } from 'vitest';
import { areaSchema, writtenAreaSchema } from './area.ts';

const area = (access: unknown) => ({ path: '/intern/crm', title: 'CRM', access, order: 1 });

test.each([
  [0, 'portal'],
  [1, 'website'],
  [2, 'createSeminars'],
  ['customers', 'customers'],
  ['admin', 'admin'],
])('reads the access %j of a build as %s', (access, read) => {
  expect(areaSchema.parse(area(access)).access).toBe(read);
});

test.each([3, 'fly', null])('refuses the access %j', (access) => {
  expect(areaSchema.safeParse(area(access)).success).toBe(false);
});

test('module.json names a capability, not a number', () => {
  expect(writtenAreaSchema.safeParse(area('customers')).success).toBe(true);
  expect(writtenAreaSchema.safeParse(area(1)).success).toBe(false);
});
