import { failureWords } from '@wbd/ui/feedback';
import type { Upload } from '@wbd/ui/uploads';
import { uploadsTexts as texts } from './texts.de.ts';

/** How an upload stands, and what to do about it. */
export function stateWords({ state, missing }: Upload): string {
  switch (state.step) {
    case 'busy':
      return texts.stages[state.progress.stage];
    case 'failed':
      return failureWords(state.error, texts.failures);
    case 'interrupted':
      return texts.states.interrupted(missing);
    case 'offline':
    case 'done':
    case 'cancelled':
    case 'elsewhere':
      return texts.states[state.step];
  }
}
