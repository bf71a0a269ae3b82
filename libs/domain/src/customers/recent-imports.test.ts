import { expect, test } from 'vitest';
import { recentImports } from './recent-imports.ts';

const now = new Date('2026-11-26T20:00:00Z');
const by = (importId: string, hoursAgo: number, completed: 'phone'[] | null = null) => ({
  imported: { importId, at: new Date(now.getTime() - hoursAgo * 3_600_000), completed },
});

test('CRM-02 imports of the last day are counted, the newest first', () => {
  const customers = [
    by('first', 5),
    by('first', 4.9),
    by('first', 4.8, ['phone']),
    by('second', 1, ['phone']),
    { imported: null },
  ];
  expect(recentImports(customers, now)).toEqual([
    { importId: 'second', at: by('second', 1).imported.at, entered: 0, completed: 1 },
    { importId: 'first', at: by('first', 5).imported.at, entered: 2, completed: 1 },
  ]);
});

test('CRM-02 imports older than a day are left out', () => {
  expect(recentImports([by('old', 24)], now)).toEqual([]);
  expect(recentImports([by('recent', 23.99)], now)).toHaveLength(1);
});
