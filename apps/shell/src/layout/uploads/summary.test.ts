import type { Upload, UploadStep } from '@wbd/ui/uploads';
import { expect, test } from 'vitest';
import { summaryOf } from './summary.ts';

let counter = 0;
function upload(state: UploadStep): Upload {
  counter += 1;
  const about = { uid: 'pro', title: `Video ${counter}`, path: '/a', shownAt: '/a' };
  return { id: String(counter), about, missing: [], isInBackground: true, state };
}
const busy = (percent: number) => upload({ step: 'busy', progress: { percent, stage: 'video' } });
const failed = () => upload({ step: 'failed', error: new Error('refused') });
const done = () => upload({ step: 'done' });

test('UPLOAD-03 hides the bar without uploads', () => {
  expect(summaryOf([])).toBeNull();
});

test('UPLOAD-03 one upload goes by its name, several by their number and mean progress', () => {
  const one = busy(41);
  expect(summaryOf([one, done()])).toEqual({ kind: 'running', count: 1, percent: 41, only: one });
  expect(summaryOf([one, busy(60)])).toMatchObject({ count: 2, percent: 51, only: null });
});

test('UPLOAD-03 what needs the person comes before what is done', () => {
  expect(summaryOf([done(), failed()])).toEqual({ kind: 'failed', count: 1 });
  expect(summaryOf([busy(1), failed()])).toMatchObject({ kind: 'running' });
  expect(summaryOf([done(), upload({ step: 'elsewhere' })])).toMatchObject({ kind: 'elsewhere' });
  expect(summaryOf([done(), done()])).toEqual({ kind: 'done', count: 2 });
});
