// @vitest-environment jsdom
import { startTransition, Suspense, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteEarlyInput, repeatEarlyInput } from './take-over.ts';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

function Page() {
  useEffect(repeatEarlyInput, []);
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
  const root = document.querySelector<HTMLElement>('#root');
  const button = document.querySelectorAll('button')[index];
  if (!root || !button) throw new Error('The page is not complete');
  noteEarlyInput(root, button);
  startTransition(() => {
    hydrateRoot(root, <Page />);
  });
  await expect.poll(() => button.textContent).toBe('1');
  expect(document.querySelectorAll('button')[index]).toBe(button);
  expect(document.querySelectorAll('button')[1 - index]?.textContent).toBe('0');
});

const noted = vi.fn();
const PLACES = ['a', 'b'];

function Form() {
  const [values, setValues] = useState({ name: '', place: 'a', mayCall: false, who: 'self' });
  useEffect(repeatEarlyInput, []);
  const set = (change: Partial<typeof values>) => setValues((all) => ({ ...all, ...change }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        noted(values);
      }}
    >
      <input value={values.name} onChange={({ target }) => set({ name: target.value })} />
      <select value={values.place} onChange={({ target }) => set({ place: target.value })}>
        {PLACES.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </select>
      <input
        type="checkbox"
        checked={values.mayCall}
        onChange={({ target }) => set({ mayCall: target.checked })}
      />
      {['self', 'other'].map((who) => (
        <input
          key={who}
          type="radio"
          name="who"
          checked={values.who === who}
          onChange={() => set({ who })}
        />
      ))}
      <button>{values.who}</button>
    </form>
  );
}

/** The form as the server's HTML has it. */
function servedForm() {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const root = document.querySelector<HTMLElement>('#root');
  const [name, mayCall, self, other] = document.querySelectorAll('input');
  const place = document.querySelector('select');
  const button = document.querySelector('button');
  if (!root || !name || !place || !mayCall || !self || !other || !button) {
    throw new Error('The page is not complete');
  }
  return { root, name, mayCall, self, other, place, button };
}

beforeEach(() => noted.mockClear());

test('PUB-03 what was typed, chosen and ticked too early is in the form, and is sent once', async () => {
  const { root, name, mayCall, self, other, place, button } = servedForm();
  name.value = 'Ada';
  place.value = 'b';
  mayCall.click();
  other.click();
  noteEarlyInput(root, button);
  startTransition(() => {
    hydrateRoot(root, <Form />);
  });
  const all = { name: 'Ada', place: 'b', mayCall: true, who: 'other' };
  await expect.poll(() => noted.mock.calls).toEqual([[all]]);
  expect(document.querySelector('input')).toBe(name);
  expect([name.value, place.value, mayCall.checked, self.checked, other.checked]).toEqual([
    'Ada',
    'b',
    true,
    false,
    true,
  ]);
});

test('PUB-03 a form that is sent while React takes it over is sent once, with what was typed before', async () => {
  const { root, name, button } = servedForm();
  name.value = 'Ada';
  noteEarlyInput(root, null);
  startTransition(() => {
    hydrateRoot(root, <Form />);
  });
  button.click();
  await expect
    .poll(() => noted.mock.calls)
    .toEqual([[{ name: 'Ada', place: 'a', mayCall: false, who: 'self' }]]);
  button.click();
  expect(noted).toHaveBeenCalledTimes(2);
});
