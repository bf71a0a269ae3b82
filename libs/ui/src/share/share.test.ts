import { describe, expect, test, vi } from 'vitest';
import { shareWith, type ShareDevice } from './share.ts';

const content = { url: 'https://wbd.example/pro', title: 'Pro' };

function device(overrides: Partial<ShareDevice> = {}) {
  return {
    copy: vi.fn(() => Promise.resolve()),
    tell: vi.fn(),
    ...overrides,
  };
}

describe('sharing', () => {
  test('uses the share sheet where there is one, without a toast', async () => {
    const shareNatively = vi.fn(() => Promise.resolve());
    const phone = device({ shareNatively });
    expect(await shareWith(phone, content)).toBe('shared');
    expect(shareNatively).toHaveBeenCalledWith(content);
    expect(phone.tell).not.toHaveBeenCalled();
  });

  test('a closed share sheet is not a failure', async () => {
    const phone = device({
      shareNatively: () => Promise.reject(new DOMException('closed', 'AbortError')),
    });
    expect(await shareWith(phone, content)).toBe('cancelled');
    expect(phone.tell).not.toHaveBeenCalled();
  });

  test('says when the share sheet failed', async () => {
    const phone = device({ shareNatively: () => Promise.reject(new Error('no')) });
    expect(await shareWith(phone, content)).toBe('failed');
    expect(phone.tell).toHaveBeenCalledWith({ type: 'error', title: 'Fehler beim Teilen' });
  });

  test('copies the link elsewhere', async () => {
    const desktop = device();
    expect(await shareWith(desktop, content)).toBe('copied');
    expect(desktop.copy).toHaveBeenCalledWith(content.url);
    expect(desktop.tell).toHaveBeenCalledWith({
      type: 'success',
      title: 'Link in die Zwischenablage kopiert!',
    });
  });

  test('says when copying failed', async () => {
    const desktop = device({ copy: () => Promise.reject(new Error('denied')) });
    expect(await shareWith(desktop, content)).toBe('failed');
    expect(desktop.tell).toHaveBeenCalledWith({ type: 'error', title: 'Fehler beim Kopieren' });
  });
});
