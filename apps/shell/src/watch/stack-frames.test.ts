import { expect, test } from 'vitest';
import { moduleIn, stackFrames } from './stack-frames.ts';

const REMOTE = 'https://storage.example/wbd-modules/remotes/crm/files/chunks/77aa000000.js';

test.each([
  [
    'Chromium',
    `TypeError: x\n    at open (${REMOTE}:1:234)\n    at async https://wbd.example/main.a1b2c3d4e5.js:1:5`,
  ],
  ['Firefox and Safari', `open@${REMOTE}:1:234\n@https://wbd.example/main.a1b2c3d4e5.js:1:5`],
])('%s: frames name files as source maps do', (_browser, stack) => {
  expect(stackFrames(stack)).toEqual([
    { name: '', file: 'remotes/crm/files/chunks/77aa000000.js', line: 1, column: 234 },
    { name: '', file: 'main.a1b2c3d4e5.js', line: 1, column: 5 },
  ]);
});

test('frames outside our files are left out: pages, extensions, typed text', () => {
  const stack = [
    'Error: anna@example.org',
    '    at https://wbd.example/anna-meier:1:2',
    '    at run (chrome-extension://abc/x.js:1:2)',
    '    at eval (eval at run (https://wbd.example/main.a1b2c3d4e5.js:1:2), <anonymous>:1:1)',
  ];
  expect(stackFrames(stack.join('\n'))).toEqual([]);
});

test('a message can name the module whose file did not arrive', () => {
  expect(moduleIn(`Loading chunk 7 failed. (error: ${REMOTE})`)).toBe('crm');
  expect(moduleIn('Loading chunk 7 failed')).toBeNull();
});
