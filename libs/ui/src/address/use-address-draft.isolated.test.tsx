// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, Link, RouterProvider } from '@wbd/router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAddressText } from './use-address-text.ts';

const LOADING_MS = 1_000;

function List() {
  const [typed, setTyped] = useAddressText('suche');
  return (
    <>
      <input
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <Link to="/row">{'row'}</Link>
    </>
  );
}

/** A list whose rows lead to a page that takes longer to load than typing takes to reach the address. */
function openList() {
  history.replaceState(null, '', '/?seite=3&nach=name');
  const router = createBrowserRouter([
    { path: '/', element: <List /> },
    {
      path: '/row',
      loader: () => new Promise((resolve) => setTimeout(resolve, LOADING_MS, null)),
      element: null,
    },
  ]);
  render(<RouterProvider router={router} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  act(() => {
    field.focus();
  });
  fireEvent.change(field, { target: { value: 'anna ' } });
  return { router, field };
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const follow = () => fireEvent.click(screen.getByRole('link'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('typed text reaches the address after a pause and resets the page', async () => {
  const { router, field } = openList();
  await pass(249);
  fireEvent.change(field, { target: { value: 'anna b' } });
  await pass(249);
  expect(router.state.location.search).toBe('?seite=3&nach=name');
  await pass(1);
  expect(router.state.location.search).toBe('?nach=name&suche=anna+b');
});

test('a link that is pressed right after typing is followed, and the way back leads to what was typed', async () => {
  const { router, field } = openList();
  act(() => {
    field.blur();
  });
  follow();
  await pass(LOADING_MS);
  expect(router.state.location.pathname).toBe('/row');
  history.back();
  await vi.waitFor(() => {
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('anna');
  });
  expect(router.state.location.search).toBe('?nach=name&suche=anna');
});

test('a page that is loading is not called off by what was typed before', async () => {
  const { router } = openList();
  follow();
  await pass(LOADING_MS);
  expect(router.state.location.pathname).toBe('/row');
});
