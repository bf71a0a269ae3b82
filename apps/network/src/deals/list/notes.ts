import type { ListResult } from '@wbd/domain/commission';
import { listTexts as texts } from './texts.de.ts';
import type { JudgedRow } from './verdicts.ts';

/** What a row does, or what became of it, in words and colour. */
export function noteOn(
  { row, verdict }: JudgedRow,
  result: ListResult | undefined,
): { text: string; color: string } {
  if (result?.outcome === 'failed') return { text: texts.refused(result.code), color: 'fg.error' };
  if (verdict.kind === 'leaves') {
    return { text: texts.why(verdict.why, row.typed, verdict.deal), color: 'fg.error' };
  }
  if (verdict.kind === 'known') {
    return result
      ? { text: texts.carriedOut, color: 'fg.success' }
      : { text: texts.known[verdict.deal.state], color: 'fg.muted' };
  }
  if (result) return { text: texts.carriedOut, color: 'fg.success' };
  return { text: texts.decides(verdict), color: 'fg.muted' };
}
