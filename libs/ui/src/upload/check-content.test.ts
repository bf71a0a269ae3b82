import { expect, onTestFinished, test, vi } from 'vitest';
import { checkContent } from './check-content.ts';

/** A worker that hangs on its file, or that cannot be loaded. */
function workerThat(fails: boolean) {
  const terminate = vi.fn();
  class StubWorker extends EventTarget {
    terminate = terminate;
    postMessage() {
      if (fails) this.dispatchEvent(new Event('error'));
    }
  }
  vi.stubGlobal('Worker', StubWorker);
  return terminate;
}

test.each([
  ['video', 'film.webm', /^Dieses Video ist beschädigt\. Exportiere es noch einmal/],
  ['pdf', 'handout.pdf', /^Diese PDF-Datei lässt sich nicht öffnen\. Speichere/],
] as const)(
  'UPLOAD-01 rejects a %s that hangs its reader as damaged, and terminates the worker',
  async (kind, name, problem) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const terminate = workerThat(false);
    const checked = checkContent(kind, new File(['x'], name), Infinity);
    vi.advanceTimersByTime(80_000);
    expect(terminate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(await checked).toHaveProperty('problem', expect.stringMatching(problem));
    expect(terminate).toHaveBeenCalledTimes(1);
  },
);

test('does not blame the file when the reader cannot be loaded', async () => {
  workerThat(true);
  const checked = await checkContent('pdf', new File(['x'], 'handout.pdf'), Infinity);
  expect(checked).toHaveProperty(
    'problem',
    expect.stringMatching(/^Diese Datei konnte nicht geprüft werden\./),
  );
});
