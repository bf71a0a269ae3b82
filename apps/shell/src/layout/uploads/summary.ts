import { isRunning, type Upload } from '@wbd/ui/uploads';

/** The uploads that go on without their form, in one line. */
export type Summary =
  | { kind: 'running'; count: number; percent: number; only: Upload | null }
  | { kind: 'failed' | 'done' | 'elsewhere'; count: number };

/** Running uploads come first, then those that need the person. Null without any. */
export function summaryOf(uploads: readonly Upload[]): Summary | null {
  if (uploads.length === 0) return null;
  const running = uploads.filter(isRunning);
  if (running.length > 0) {
    const sum = running.reduce((total, upload) => total + percentOf(upload), 0);
    const percent = Math.round(sum / running.length);
    const [first = null] = running;
    return {
      kind: 'running',
      count: running.length,
      percent,
      only: running.length === 1 ? first : null,
    };
  }
  const waiting = uploads.filter(needsPerson);
  if (waiting.length > 0) return { kind: 'failed', count: waiting.length };
  const elsewhere = uploads.filter(({ state }) => state.step === 'elsewhere');
  if (elsewhere.length > 0) return { kind: 'elsewhere', count: elsewhere.length };
  return { kind: 'done', count: uploads.length };
}

export function percentOf({ state }: Upload): number {
  if (state.step === 'done') return 100;
  return state.step === 'busy' ? Math.round(state.progress.percent) : 0;
}

/** Whether an upload goes on only when the person does something. */
export function needsPerson({ state }: Upload): boolean {
  return state.step === 'failed' || state.step === 'interrupted' || state.step === 'cancelled';
}

/** Whether something of it would be lost. */
export function isUnfinished(upload: Upload): boolean {
  return isRunning(upload) || needsPerson(upload);
}
