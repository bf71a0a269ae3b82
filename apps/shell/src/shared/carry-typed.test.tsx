// @vitest-environment jsdom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { carryTyped } from './carry-typed.ts';

const known = vi.fn();
const PLACES = ['a', 'b'];

/** A form of a later version: its fields are in another order, and one more is there. */
function Form({ isLater = false }: { isLater?: boolean }) {
  const [values, setValues] = useState({
    name: '',
    email: '',
    place: 'a',
    mayCall: false,
    who: '',
  });
  const set = (change: Partial<typeof values>) => setValues((all) => ({ ...all, ...change }));
  known(values);
  const line = (name: 'name' | 'email') => (
    <input
      key={name}
      name={name}
      value={values[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  return (
    <form>
      {isLater ? [line('email'), line('name'), <input key="new" name="new" />] : line('name')}
      {!isLater && line('email')}
      <select name="place" value={values.place} onChange={(e) => set({ place: e.target.value })}>
        {PLACES.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <input
        name="mayCall"
        type="checkbox"
        checked={values.mayCall}
        onChange={({ target }) => set({ mayCall: target.checked })}
      />
      {['self', 'other'].map((who) => (
        <input
          key={who}
          type="radio"
          name="who"
          value={who}
          checked={values.who === who}
          onChange={() => set({ who })}
        />
      ))}
    </form>
  );
}

function field(selector: string): HTMLInputElement {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${selector} is missing`);
  return found;
}

function place(): HTMLSelectElement {
  const found = document.querySelector('select');
  if (!found) throw new Error('The select is missing');
  return found;
}

beforeEach(() => {
  known.mockClear();
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
});

function replace(page = <Form isLater />): void {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page is not complete');
  carryTyped(root);
  flushSync(() => createRoot(root).render(page));
}

test('PUB-03 a page that another version replaces keeps what was typed, chosen and ticked, by the names of its fields', async () => {
  field('[name=name]').value = 'Ada';
  place().value = 'b';
  field('[name=mayCall]').click();
  field('[value=other]').click();
  field('[name=email]').value = 'ada@example.de';
  field('[name=email]').focus();
  replace();
  await vi.waitFor(() =>
    expect(known).toHaveBeenLastCalledWith({
      name: 'Ada',
      email: 'ada@example.de',
      place: 'b',
      mayCall: true,
      who: 'other',
    }),
  );
  expect(field('[name=new]').value).toBe('');
  expect(document.activeElement).toBe(field('[name=email]'));
});

test('PUB-03 fields that follow late are filled', async () => {
  field('[name=name]').value = 'Ada';
  field('[name=email]').value = 'ada@example.de';
  function Late() {
    const [isThere, setThere] = useState(false);
    return isThere ? <Form isLater /> : <button onClick={() => setThere(true)} />;
  }
  replace(<Late />);
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(field('[name=email]').value).toBe('ada@example.de'));
  expect(field('[name=name]').value).toBe('Ada');
});
