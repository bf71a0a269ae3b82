import { anAdvisor } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { firstSteps } from './first-steps.ts';

const complete = {
  bookingslink: 'termine.example',
  takesAppointments: false,
  heroText: 'Hallo',
  loop: 'l',
  intro: 'i',
};

test('the steps say which of them are done', () => {
  const steps = firstSteps({ ...complete, lv: 1, intro: null, bookingslink: '' });
  expect(steps.map(({ name, done }) => [name, done])).toEqual([
    ['bookingslink', false],
    ['heroText', true],
    ['loop', true],
    ['intro', false],
  ]);
});

test('accepts bookable appointment types in place of a calendar link', () => {
  const own = { ...complete, bookingslink: '', takesAppointments: true };
  expect(firstSteps({ ...own, lv: 1 })).toEqual([]);
});

test('there are none once all are done, and none that the package does not allow', () => {
  expect(firstSteps({ ...complete, lv: 1 })).toEqual([]);
  expect(firstSteps(anAdvisor({ lv: 0 }))).toEqual([]);
});
