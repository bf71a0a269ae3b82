import { hoursSchema, type Hours } from '@wbd/domain/appointments';
import { expect, test } from 'vitest';
import { formOfHours, hoursForm, hoursOfForm, USUAL_HOURS } from './hours-values.ts';

const hours: Hours = {
  ...hoursOfForm(USUAL_HOURS),
  exceptions: [
    { day: '2026-12-24', spans: [] },
    { day: '2026-12-25', spans: [] },
    { day: '2026-12-26', spans: [] },
    { day: '2027-01-06', spans: [{ from: '16:00', to: '18:00' }] },
  ],
  holidaysOf: 'BY',
};

test('the default hours are valid in the form and on the server', () => {
  expect(hoursForm.safeParse(USUAL_HOURS).success).toBe(true);
  expect(hoursSchema.safeParse(hoursOfForm(USUAL_HOURS)).success).toBe(true);
});

test('merges consecutive days with equal hours into one row, and splits the row on saving', () => {
  const form = formOfHours(hours, '2026-12-01');
  expect(form.exceptions).toEqual([
    { from: '2026-12-24', to: '2026-12-26', hours: '' },
    { from: '2027-01-06', to: '', hours: '16:00–18:00' },
  ]);
  expect(hoursOfForm(form)).toEqual(hours);
});

test('drops exceptions in the past', () => {
  expect(formOfHours(hours, '2026-12-26').exceptions).toHaveLength(2);
  expect(formOfHours(hours, '2027-02-01').exceptions).toEqual([]);
});

test('rejects a holiday that ends before it begins or is too long', () => {
  const withDays = (from: string, to: string) => ({
    ...USUAL_HOURS,
    exceptions: [{ from, to, hours: '' }],
  });
  expect(hoursForm.safeParse(withDays('2026-12-24', '2026-12-20')).success).toBe(false);
  expect(hoursForm.safeParse(withDays('2026-12-24', '2028-12-24')).success).toBe(false);
  expect(hoursForm.safeParse(withDays('2026-12-24', '')).success).toBe(true);
  expect(hoursForm.safeParse(withDays('', '')).success).toBe(false);
  expect(hoursForm.safeParse(withDays('2026-12-24', '26.')).success).toBe(false);
});
