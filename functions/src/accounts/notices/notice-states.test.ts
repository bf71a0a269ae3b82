import { MAX_WAITING_REPORTS, type Notice } from '@wbd/domain/notices';
import { describe, expect, test } from 'vitest';
import { complained, decided, joined, noticeNumber } from './notice-states.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 24 * 3_600_000);
const report = (reason: 'fraud' | 'minors' = 'fraud') => ({
  kind: 'video' as const,
  item: 'abc',
  address: '/pro/video/abc',
  reason,
});
const subject = { owner: 'petra', title: 'Sichere Gewinne' };
const words = { basis: 'law' as const, ground: '§ 5 UWG', facts: 'Verspricht Gewinne.' };
const first = joined(null, report(), subject, NOW);
const decide = (
  notice: Notice,
  restriction: Parameters<typeof decided>[1],
  outcome: 'kept' | 'restricted',
  admin = 'ada',
) => decided(notice, restriction, { ...words, outcome }, { admin, now: NOW });

test('a number is the same for each report of a subject and easy to read out', () => {
  expect(noticeNumber('video-abc')).toBe(first.number);
  expect(first.number).toMatch(/^M-[2-9A-HJ-NP-Z]{8}$/);
  expect(noticeNumber('video-abd')).not.toBe(first.number);
  expect(MAX_WAITING_REPORTS).toBeLessThan(300);
});

describe('reports', () => {
  test('join while they wait, and one about minors makes all of them urgent', () => {
    const second = joined(first, report('minors'), subject, later(1));
    const third = joined(second, report(), subject, later(2));
    expect(first).toMatchObject({ waiting: 1, round: 1, revision: 1, isUrgent: false });
    expect(second).toMatchObject({ waiting: 2, round: 1, revision: 2, isUrgent: true });
    expect(third).toMatchObject({ waiting: 3, isUrgent: true, state: 'reported' });
  });

  test('of what was kept begin a new round', () => {
    const { notice } = decide(first, null, 'kept');
    expect(notice).toMatchObject({ isOpen: false, waiting: 0, expiresAt: later(730) });
    const again = joined(notice, report(), subject, later(3));
    expect(again).toMatchObject({ isOpen: true, waiting: 1, round: 2, expiresAt: null });
  });
});

describe('a decision', () => {
  test('that keeps the content tells its owner nothing', () => {
    expect(decide(first, null, 'kept')).toMatchObject({ restriction: null, told: null });
  });

  test('that hides it names the reasons and how long the owner can object', () => {
    const { notice, restriction, told } = decide(first, null, 'restricted');
    expect(notice).toMatchObject({ state: 'restricted', decidedBy: 'ada', expiresAt: null });
    expect(restriction).toMatchObject({
      ...words,
      id: 'video-abc',
      advisor: 'petra',
      complainUntil: later(184),
      upheld: null,
    });
    expect(told).toEqual({ outcome: 'restricted', complainUntil: later(184), byOther: false });
  });

  test('about content of no one hides nothing', () => {
    const { restriction, told } = decide({ ...first, owner: null }, null, 'restricted');
    expect([restriction, told]).toEqual([null, null]);
  });
});

describe('an objection', () => {
  const hidden = decide(first, null, 'restricted');
  if (!hidden.restriction) throw new Error('nothing is hidden');
  const objected = complained(hidden.notice, hidden.restriction, later(1));

  test('opens the notice again, and no second one is possible', () => {
    expect(objected.notice).toMatchObject({ state: 'complained', isOpen: true, revision: 3 });
    expect(objected.restriction.complainedAt).toEqual(later(1));
  });

  test.each([
    ['ada', false],
    ['ben', true],
  ])('that %s rejects leaves the content hidden, and says who decided', (admin, byOther) => {
    const { restriction, told, isOnComplaint } = decide(
      objected.notice,
      objected.restriction,
      'restricted',
      admin,
    );
    expect(isOnComplaint).toBe(true);
    expect(restriction?.upheld).toEqual({ at: NOW, facts: words.facts, byOther });
    expect(restriction?.at).toEqual(hidden.restriction?.at);
    expect(told).toEqual({ outcome: 'upheld', complainUntil: null, byOther });
  });

  test('that is granted restores the content', () => {
    const { notice, restriction, told } = decide(
      objected.notice,
      objected.restriction,
      'kept',
      'ben',
    );
    expect(restriction).toBeNull();
    expect(notice.state).toBe('kept');
    expect(told).toEqual({ outcome: 'restored', complainUntil: null, byOther: true });
  });
});
