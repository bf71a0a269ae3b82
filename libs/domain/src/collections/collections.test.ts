import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ALL_COLLECTIONS } from './all-collections.ts';
import { COLLECTIONS } from './collections.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const timestampSchema = z.object({ $date: z.string() });

/*
 * `stored/first-release.json` holds further documents that the first release wrote, beside the samples of the descriptors.
 * Never edit it, because stored documents do not change either. If a schema cannot read one of them, give the new field a
 * default, or add a migration.
 */
const firstRelease = z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).parse(
  JSON.parse(
    readFileSync(path.join(root, 'libs/domain/stored/first-release.json'), 'utf8'),
    (_key, value: unknown) => {
      const timestamp = timestampSchema.safeParse(value);
      return timestamp.success ? new Date(timestamp.data.$date) : value;
    },
  ),
);

/** Fields that name an advisor, and fields that name a customer. */
const OF_ADVISORS = [
  'advisor',
  'uid',
  'partner',
  'seller',
  'buyer',
  'owner',
  'sponsor',
  'memberIds',
];
const OF_CUSTOMERS = ['customer', 'customers'];
/** Fields with similar names but other contents: a display name, a Stripe customer, a login without an account. */
const OF_OTHERS = ['testimonials.customer', 'accountClosures.customer', 'signUps.uid'];

test('every descriptor file is listed in the table', () => {
  const described = globSync('libs/domain/src/*/*.collection.ts', { cwd: root }).map((file) =>
    path.basename(file),
  );
  expect(described).toHaveLength(ALL_COLLECTIONS.length);
});

test('the archive holds documents of known collections', () => {
  const known = ALL_COLLECTIONS.map(([name]) => name);
  expect(Object.keys(firstRelease).filter((name) => !known.some((one) => one === name))).toEqual(
    [],
  );
});

describe.each(ALL_COLLECTIONS.map(([name, descriptor]) => ({ name, ...descriptor })))(
  '$name',
  ({ name, path: where, schema, sample, data, impersonal, retention, advisor, customer }) => {
    const fields = [...Object.values(data).flat(), ...impersonal];

    test('is named like its path', () => {
      expect(where.split('/').at(-2)).toBe(name);
    });

    test('still reads documents of its first release', () => {
      for (const document of [sample, ...(firstRelease[name] ?? [])]) {
        expect(schema.safeParse(document).error).toBeUndefined();
      }
    });

    test('lists each field once', () => {
      expect(fields).toHaveLength(new Set(fields).size);
    });

    test('expires if and only if its documents have an expiry date', () => {
      expect('expires' in retention).toBe(fields.includes('expiresAt'));
    });

    test('covers the advisors and customers in its fields', () => {
      const names = (people: readonly string[]) =>
        fields.some((field) => people.includes(field) && !OF_OTHERS.includes(`${name}.${field}`));
      if (names(OF_ADVISORS)) expect(advisor).not.toBeNull();
      if (names(OF_CUSTOMERS)) expect(customer).not.toBeNull();
    });

    test('covers the people whose data it holds', () => {
      if (Object.keys(data).length === 0) expect([advisor, customer]).toEqual([null, null]);
    });
  },
);

describe('a new field', () => {
  const extended = (field: z.ZodMiniType) => z.extend(COLLECTIONS.customers.schema, { vip: field });

  test('without a default makes old documents unreadable, which the test above detects', () => {
    expect(extended(z.boolean()).safeParse(COLLECTIONS.customers.sample).success).toBe(false);
  });

  test('with a default reads old documents', () => {
    const schema = extended(z._default(z.boolean(), false));
    expect(schema.parse(COLLECTIONS.customers.sample)).toMatchObject({ vip: false });
  });
});
