import { describe, expect, test } from 'vitest';
import { parseProcStat, parsePs, stillRunning, withDescendants } from './processes.ts';

const program = (pid: number, parent: number, started = '100', command = `node ${pid}`) => ({
  pid,
  parent,
  started,
  command,
});

describe('processes', () => {
  test('are recognised by pid, start and command line together', () => {
    const remembered = [program(7, 1), program(8, 1), program(9, 1), program(10, 1)];
    const now = [
      program(7, 1),
      program(8, 1, '200'),
      program(9, 1, '100', 'another program'),
      program(11, 1),
    ];
    expect(stillRunning(remembered, now)).toEqual([program(7, 1)]);
  });

  test('that lost their parent are still the same', () => {
    expect(stillRunning([program(7, 6)], [program(7, 1)])).toHaveLength(1);
  });

  test('bring along what they started, and what that started', () => {
    const all = [program(1, 0), program(2, 1), program(3, 2), program(4, 3), program(5, 1)];
    expect(withDescendants([2], all).map(({ pid }) => pid)).toEqual([2, 3, 4]);
  });

  test('of Linux: a name with brackets and spaces does not shift the fields', () => {
    const stat = `42 (a (b) c) S 7 42 42 0 -1 0 0 0 0 0 0 0 0 0 20 0 1 0 98765 1 2`;
    expect(parseProcStat(stat)).toEqual({ state: 'S', parent: 7, started: '98765' });
  });

  test('of ps: the start is five words, the command the rest', () => {
    const output = '  42     7 Sat Nov 21 07:12:00 2026 java -jar a b.jar\n\n';
    expect(parsePs(output)).toEqual([
      { pid: 42, parent: 7, started: 'Sat Nov 21 07:12:00 2026', command: 'java -jar a b.jar' },
    ]);
  });
});
