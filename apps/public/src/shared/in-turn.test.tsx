// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { UiProvider } from '@wbd/ui';
import { lazy, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurn, LONGEST_TURN_MS, TurnEnd } from './in-turn.tsx';
import { SectionBoundary } from './section-boundary.tsx';

const ignore = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  // the browser's own, which jsdom leaves out
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ media, matches: false, addListener: ignore, removeListener: ignore },
    ...{ addEventListener: ignore, removeEventListener: ignore },
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const FAILED = 'Fehler';
const First = () => 'Stimmen';
const Second = () => 'Seminare';

/** A page of two sections, of which the script of the first arrives on request and that of the second is there. */
async function showPage() {
  const script = Promise.withResolvers<{ default: ComponentType }>();
  const turn = createTurn();
  const Early = lazy(() => script.promise);
  const Late = lazy(async () => {
    await turn.over();
    return { default: Second };
  });
  await act(async () => {
    render(
      <UiProvider>
        <SectionBoundary fallback={null} text="" title={FAILED} onSettled={turn.end}>
          <Early />
        </SectionBoundary>
        <SectionBoundary fallback={null} text="">
          <Late />
        </SectionBoundary>
      </UiProvider>,
    );
    await Promise.resolve();
  });
  return script;
}

const isSecondThere = () => screen.queryByText(/Seminare/) !== null;

test('a section is made once the one before is in the page', async () => {
  const script = await showPage();
  expect(isSecondThere()).toBe(false);
  await act(async () => {
    script.resolve({ default: First });
    await script.promise;
  });
  expect(screen.getByText(/Stimmen/)).toBeTruthy();
  expect(isSecondThere()).toBe(true);
});

test('or once that has failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(ignore);
  const script = await showPage();
  await act(async () => {
    script.reject(new Error('no answer'));
    await script.promise.catch(ignore);
  });
  expect(screen.getByText(FAILED)).toBeTruthy();
  expect(isSecondThere()).toBe(true);
});

test('and waits no longer than two seconds', async () => {
  await showPage();
  await act(() => vi.advanceTimersByTimeAsync(LONGEST_TURN_MS - 1));
  expect(isSecondThere()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(isSecondThere()).toBe(true);
});

test('what is known not to come ends its turn at once', () => {
  const end = vi.fn();
  render(<TurnEnd end={end} />);
  expect(end).toHaveBeenCalledOnce();
});
