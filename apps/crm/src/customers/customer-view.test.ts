import { describe, expect, test } from 'vitest';
import { DEFAULT_VIEW, isFiltered, readView, writeView } from './customer-view.ts';

const read = (query: string) => readView(new URLSearchParams(query));

describe('CRM-01 filters and order in the address', () => {
  test('an empty address is the default view, and the other way round', () => {
    expect(read('')).toEqual(DEFAULT_VIEW);
    expect(writeView(DEFAULT_VIEW, new URLSearchParams()).toString()).toBe('');
  });

  test('a view survives the way through the address', () => {
    const view = {
      name: 'Weiß & Co',
      job: 'Selbständig',
      age: '>30',
      tag: 'VIP & Co',
      archived: true,
      leaving: true,
      sort: { id: 'lastContact', descending: true },
    } as const;
    const params = writeView(view, new URLSearchParams());
    expect(readView(new URLSearchParams(params.toString()))).toEqual(view);
  });

  test('other parameters stay', () => {
    const params = writeView({ ...DEFAULT_VIEW, age: '30' }, new URLSearchParams('ref=abc'));
    expect(params.toString()).toBe('ref=abc&alter=30');
  });

  test('nonsense counts as not said', () => {
    expect(read('beruf=Astronaut&sortierung=-constructor')).toEqual(DEFAULT_VIEW);
  });

  test('sorting does not count as a filter', () => {
    expect(isFiltered({ ...DEFAULT_VIEW, sort: { id: 'age', descending: true } })).toBe(false);
    expect(isFiltered({ ...DEFAULT_VIEW, name: ' ' })).toBe(false);
    expect(isFiltered({ ...DEFAULT_VIEW, job: 'Beamter' })).toBe(true);
  });
});
