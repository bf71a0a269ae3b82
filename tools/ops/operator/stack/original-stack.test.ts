import { expect, test } from 'vitest';
import { originalStack } from './original-stack.ts';

/** Column 11 of the first line is column 5 of the second line of the source. */
const map = {
  version: 3,
  sources: ['webpack://wbd-crm/./src/list.tsx', 'webpack://wbd-crm/../../libs/ui/src/table.tsx'],
  sourcesContent: ['const a = 1;\n    throw new Error();\n', null],
  names: [],
  mappings: 'AAAA,UACI',
};
const asked: string[] = [];
const read = (script: string) => {
  asked.push(script);
  return Promise.resolve(script.includes('gone') ? undefined : map);
};

test('a reported stack names files and lines of the source, and shows them', async () => {
  const reported = [
    'TypeError: <text> is no function',
    '    at save (remotes/crm/0a1b2c3d4e5f/chunks/1234567890.js:1:12)',
    '    at anonymous (remotes/crm/0a1b2c3d4e5f/chunks/1234567890.js:1:13)',
    '    at start (https://wbd.example/main.gone.js:1:4)',
  ].join('\n');
  expect((await originalStack(`${reported}\n`, read)).split('\n')).toEqual([
    'TypeError: <text> is no function',
    '    at save (apps/crm/src/list.tsx:2:6)',
    '        throw new Error();',
    '    at anonymous (apps/crm/src/list.tsx:2:7)',
    '        throw new Error();',
    '    at start (https://wbd.example/main.gone.js:1:4) [no source map]',
  ]);
  expect(asked).toEqual(['remotes/crm/0a1b2c3d4e5f/chunks/1234567890.js', 'main.gone.js']);
});
