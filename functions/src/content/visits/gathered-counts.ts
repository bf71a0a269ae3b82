import { KeyedQueue } from '../../core/keyed-queue.ts';

export type Counts = ReadonlyMap<string, number>;

/**
 * Counts by key, with one write of a key at a time: visits during a write are counted by the next one. So
 * a document gets no more writes than it takes, however many people follow a link at once.
 * @returns counts one; settles once it is written
 */
export function gatheredCounts<Row extends { key: string }>(
  write: (row: Row, counts: Counts) => Promise<void>,
): (row: Row, name: string) => Promise<void> {
  const queue = new KeyedQueue();
  const waiting = new Map<string, { counts: Map<string, number>; written: Promise<void> }>();
  return (row, name) => {
    const gathering = waiting.get(row.key) ?? begin(row);
    gathering.counts.set(name, (gathering.counts.get(name) ?? 0) + 1);
    return gathering.written;
  };

  function begin(row: Row) {
    const counts = new Map<string, number>();
    const written = queue.run(row.key, () => {
      waiting.delete(row.key);
      return write(row, counts);
    });
    const gathering = { counts, written };
    waiting.set(row.key, gathering);
    return gathering;
  }
}
