// @vitest-environment jsdom
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentImage } from './content-image.tsx';

/** Everything is near the screen. */
class NearObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element): void {
    const rect = target.getBoundingClientRect();
    const entry = {
      target,
      time: 0,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: rect,
      intersectionRect: rect,
      rootBounds: null,
    };
    this.#callback([entry], this);
  }
  unobserve(): void {
    // nothing is kept
  }
  disconnect(): void {
    // nothing is kept
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

const ALT = 'Rente';
const show = (priority: boolean) =>
  render(
    <ChakraProvider value={defaultSystem}>
      <ContentImage src="/rente.webp" alt={ALT} priority={priority} fallback="kein Bild" />
    </ChakraProvider>,
  );
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', NearObserver);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('PUB-08.6 an image with priority is requested at once, another one 300 ms after it came near', async () => {
  const first = show(true);
  expect(first.container.querySelector('img')).not.toBeNull();
  first.unmount();

  const { container } = show(false);
  await pass(299);
  expect(container.querySelector('img')).toBeNull();
  await pass(1);
  expect(container.querySelector('img')).not.toBeNull();
});

test('PUB-08.5 an image that takes longer than 5 s is replaced, and still shows when it comes', async () => {
  const { container } = show(true);
  await pass(4_999);
  expect(screen.queryByText('kein Bild')).toBeNull();
  await pass(1);
  expect(screen.queryByText('kein Bild')).not.toBeNull();
  const image = container.querySelector('img');
  if (!image) throw new Error('There is no image');
  fireEvent.load(image);
  expect(screen.queryByText('kein Bild')).toBeNull();
  expect(image.hidden).toBe(false);
});
