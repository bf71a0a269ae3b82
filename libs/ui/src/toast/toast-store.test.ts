import { describe, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

describe('toast store', () => {
  test('asks for the toaster only with the first toast', () => {
    const store = createToastStore();
    const changed = vi.fn();
    store.subscribe(changed);
    expect(store.countWaiting()).toBe(0);
    store.toast({ type: 'info', title: 'Hallo' });
    expect(store.countWaiting()).toBe(1);
    expect(changed).toHaveBeenCalledOnce();
  });

  test('shows what waited, in order, and then at once', () => {
    const store = createToastStore();
    store.toast({ type: 'info', title: 'eins' });
    store.toast({ type: 'error', title: 'zwei' });
    const shown: (string | undefined)[] = [];
    store.attach(({ title }) => shown.push(title));
    store.toast({ type: 'success', title: 'drei' });
    expect(shown).toEqual(['eins', 'zwei', 'drei']);
  });

  test('shows nothing twice', () => {
    const store = createToastStore();
    store.toast({ type: 'info', title: 'eins' });
    store.attach(vi.fn());
    const later = vi.fn();
    store.attach(later);
    expect(later).not.toHaveBeenCalled();
  });
});
