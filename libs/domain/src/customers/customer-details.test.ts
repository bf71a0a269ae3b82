import { describe, expect, test } from 'vitest';
import { titleForms } from '../tables/titles.ts';
import {
  completedDetails,
  CUSTOMER_DETAILS,
  customerDetailsSchema,
  DETAIL_NAMES,
} from './customer-details.ts';

describe.each(DETAIL_NAMES)('the detail %s', (name) => {
  const { label, titles, choices, read, schema } = CUSTOMER_DETAILS[name];

  test('is recognised by its own label when an exported list is imported', () => {
    const forms = titleForms(label);
    expect(titles.some((title) => forms.some((form) => title.test(form)))).toBe(true);
  });

  test('reads each of its choices, and nothing from an empty cell', () => {
    expect(read('')).toBeNull();
    for (const choice of choices ?? []) {
      expect(read(choice)).toBe(choice);
      expect(schema.safeParse(choice).success).toBe(true);
    }
  });

  test('is unknown for customers that were stored before it existed', () => {
    expect(customerDetailsSchema.parse({})[name]).toBeNull();
  });
});

test('completes unknown values and keeps known ones', () => {
  const known = customerDetailsSchema.parse({ job: 'Rentner' });
  const unknown = customerDetailsSchema.parse({});
  const other = customerDetailsSchema.parse({ job: 'Student' });
  expect(completedDetails(known, other)).toEqual(known);
  expect(completedDetails(unknown, other)).toEqual(other);
});
