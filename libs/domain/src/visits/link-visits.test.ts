import { aCustomer, aReferral } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { linkKey, visitedItem, visitsShown, type LinkVisits } from './link-visits.ts';
import { referralSteps } from './referral-steps.ts';

const NOW = new Date('2026-06-15T10:00:00Z');

test.each([
  ['/anna', 'page'],
  ['/anna/seminar/s1', 'page'],
  ['/anna/shared/seminar/s1', 'seminar:s1'],
  ['/anna/shared/video/v1/', 'video:v1'],
  ['/anna/shared/schnellvideo/q1', 'schnellvideo:q1'],
  ['/anna/shared/testimonial/t1', 'testimonial:t1'],
  ['/anna/shared/elsewhere/t1', 'page'],
  ['/anna/shared/seminar/..', 'page'],
])('a visit of %s is counted as %s', (path, link) => {
  expect(linkKey(visitedItem(path))).toBe(link);
});

const month = (days: LinkVisits['days']): LinkVisits => ({
  id: 'anna.2026-06',
  referrer: 'anna',
  days,
  expiresAt: NOW,
});

test('adds up the last 90 days, by link', () => {
  const { total, byLink } = visitsShown(
    [
      month({ '2026-06-15': { page: 2, 'seminar:s1': 1 } }),
      month({ '2026-03-18': { page: 3 }, '2026-03-17': { page: 50 } }),
    ],
    NOW,
  );
  expect(total).toBe(6);
  expect([...byLink]).toEqual([
    ['page', 5],
    ['seminar:s1', 1],
  ]);
});

test('counts how far the people of the last 90 days got', () => {
  const came = (createdAt: Date, changes = {}) =>
    aReferral(aCustomer('advisor'), 'anna', { createdAt, ...changes });
  expect(
    referralSteps(
      [
        came(NOW, { attended: ['session'] }),
        came(NOW, { registered: false, appointmentAt: NOW }),
        came(NOW),
        came(new Date('2026-03-01T10:00:00Z'), { attended: ['session'] }),
      ],
      NOW,
    ),
  ).toEqual({ registered: 2, attended: 1, asked: 1 });
});
