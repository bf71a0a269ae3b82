import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EVENTS } from './events.ts';

test('every event that is declared is logged somewhere', () => {
  const source = path.join(import.meta.dirname, '../..');
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|log\/events\.ts$/.test(file))
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
    .join('\n');
  expect(Object.keys(EVENTS).filter((name) => !code.includes(`'${name}'`))).toEqual([]);
});
