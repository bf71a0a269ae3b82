import { describe, expect, test } from 'vitest';
import { TABLES } from '../tables/index.ts';

const clientWritten = TABLES.flatMap(({ collection, fields }) =>
  fields ? [{ collection, fields }] : [],
);

describe.each(clientWritten)('$collection', ({ fields }) => {
  test('RULE-02 the table declares each field of the entity and no other', () => {
    expect(Object.keys(fields.fields).sort()).toEqual(Object.keys(fields.schema.shape).sort());
  });

  test('RULE-02 a field that clients write takes something and refuses something', () => {
    const writable = Object.values(fields.fields).filter(({ kind }) => kind === 'writable');
    expect(writable.length).toBeGreaterThan(0);
    for (const field of writable) {
      expect(field.kind === 'writable' && field.accepts.length).toBeGreaterThan(0);
      expect(field.kind === 'writable' && field.refuses.length).toBeGreaterThan(0);
    }
  });
});
