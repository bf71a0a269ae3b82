// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from '@wbd/router';
import { UiProvider } from '@wbd/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { BookingBar } from './booking-bar.tsx';
import { HERO_BOOKING_ID } from '../../../shared/section-ids.ts';

const ignore = () => undefined;

/** The browser's observer, which tells of the hero's button what the test says. */
function standInObserver() {
  const heard: { tell: (...seen: boolean[]) => void } = { tell: ignore };
  class Observer {
    observe = ignore;
    disconnect = ignore;
    constructor(listen: (entries: { isIntersecting: boolean }[]) => void) {
      heard.tell = (...seen) => {
        act(() => {
          listen(seen.map((isIntersecting) => ({ isIntersecting })));
        });
      };
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return heard;
}

afterEach(cleanup);

test('PUB-03 the way to an appointment shows once the hero is out of sight, also when a busy page hears of it late', () => {
  // the browser's own, which jsdom leaves out; the theme library still listens in the old way
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addListener: ignore,
    removeListener: ignore,
    addEventListener: ignore,
    removeEventListener: ignore,
  }));
  const hero = standInObserver();
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <>
          <div id={HERO_BOOKING_ID} />
          <BookingBar page={{ uid: 'pro', bookable: true }} />
        </>
      ),
    },
  ]);
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  const bar = () => screen.queryByRole('link', { name: 'Termin buchen' });

  hero.tell(true);
  expect(bar()).toBeNull();
  hero.tell(true, false);
  expect(bar()).not.toBeNull();
  hero.tell(false, true);
  expect(bar()).toBeNull();
});
