import {
  berlinDay,
  customerSchema,
  formatTime,
  registrationSchema,
  sessionSchema,
} from '@wbd/domain';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  DEMO_ADVISORS,
  DEMO_CUSTOMERS,
  DEMO_CUSTOMERS_OF_PRO,
  DEMO_PHONE,
  DEMO_SESSIONS,
} from './demo.ts';
import { demoDocuments } from './documents.ts';
import { usedFiles } from './media-files.ts';

const winter = new Date('2026-12-20T23:30:00Z');
const summer = new Date('2026-03-27T10:00:00Z');

function read<Schema extends z.ZodMiniType>(
  now: Date,
  pattern: RegExp,
  schema: Schema,
): z.output<Schema>[] {
  return demoDocuments(now)
    .filter(({ path }) => pattern.test(path))
    .map(({ path, data }) => schema.parse({ ...data, id: path.split('/').at(-1) }));
}
const sessionsAt = (now: Date) => read(now, /^sessions\/[^/]+$/, sessionSchema);

describe('demo data', () => {
  test('the counts of the sessions are those of their registrations', () => {
    const registrations = read(winter, /\/registrations\//, registrationSchema);
    for (const { id, registrationCount } of sessionsAt(winter)) {
      const own = registrations.filter(({ session }) => session === id);
      expect(own).toHaveLength(registrationCount);
      expect(new Set(own.map(({ customer }) => customer)).size).toBe(registrationCount);
    }
  });

  test('one session is full, one has exactly 7 places left', () => {
    const left = (id: string) =>
      sessionsAt(winter)
        .filter((session) => session.id === id)
        .map(({ maxParticipants, registrationCount }) => maxParticipants - registrationCount);
    expect(left(DEMO_SESSIONS.full)).toEqual([0]);
    expect(left(DEMO_SESSIONS.sevenLeft)).toEqual([7]);
  });

  test.each([winter, summer])(
    'sessions are evenings in Berlin, all but one to come (%s)',
    (now) => {
      for (const { id, time } of sessionsAt(now)) {
        expect(time > now).toBe(id !== DEMO_SESSIONS.past);
        expect(formatTime(time) >= '17:30' && formatTime(time) <= '20:00').toBe(true);
      }
      const seven = sessionsAt(now).find(({ id }) => id === DEMO_SESSIONS.sevenLeft);
      expect(seven && formatTime(seven.time)).toBe('18:00');
      expect(seven && berlinDay(seven.time) > berlinDay(now)).toBe(true);
    },
  );

  test('pro has 25 customers, two of the same name and one with a login', () => {
    const customers = read(winter, /^customers\//, customerSchema);
    const own = customers.filter(({ advisor }) => advisor === DEMO_ADVISORS.pro.uid);
    expect(own).toHaveLength(DEMO_CUSTOMERS_OF_PRO);
    expect(own.filter(({ lastName }) => lastName === 'Müller')).toHaveLength(2);
    expect(own.find(({ phone }) => phone === DEMO_PHONE)?.id).toBe(DEMO_CUSTOMERS.phone);
    expect(new Set(customers.map(({ email }) => email)).size).toBe(customers.length);
    expect(new Set(customers.map(({ phone }) => phone)).size).toBe(customers.length);
  });

  test('every file it names is there and belongs to an advisor', () => {
    demoDocuments(winter);
    const owners: string[] = Object.values(DEMO_ADVISORS).map(({ uid }) => uid);
    const files = usedFiles();
    expect(files.length).toBeGreaterThan(40);
    expect(files.every(({ owner }) => owners.includes(owner))).toBe(true);
  });
});
