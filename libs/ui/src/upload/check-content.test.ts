import { expect, onTestFinished, test, vi } from 'vitest';
import { checkContent } from './check-content.ts';

/** A worker whose file keeps it for ever, or that cannot be fetched. */
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
  'UPLOAD-01 a %s that keeps its reader for ever is refused as damaged, and its worker is ended',
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

test('a reader that cannot be fetched says nothing about the file', async () => {
  workerThat(true);
  const checked = await checkContent('pdf', new File(['x'], 'handout.pdf'), Infinity);
  expect(checked).toHaveProperty(
    'problem',
    expect.stringMatching(/^Diese Datei konnte nicht geprüft werden\./),
  );
});
