// @vitest-environment jsdom
import { startTransition, Suspense, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { notePressed, pressAgain } from './take-over.ts';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

function Page() {
  useEffect(pressAgain, []);
  return (
    <>
      <Counter />
      <Suspense>
        <Counter />
      </Suspense>
    </>
  );
}

test.each([
  ['on the page', 0],
  ['in a part that React takes over later', 1],
])('PUB-03 a button %s that was pressed too early is pressed once', async (_where, index) => {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  const root = document.querySelector('#root');
  const button = document.querySelectorAll('button')[index];
  if (!root || !button) throw new Error('The page is not complete');
  notePressed(button);
  startTransition(() => {
    hydrateRoot(root, <Page />);
  });
  await expect.poll(() => button.textContent).toBe('1');
  expect(document.querySelectorAll('button')[index]).toBe(button);
  expect(document.querySelectorAll('button')[1 - index]?.textContent).toBe('0');
});
