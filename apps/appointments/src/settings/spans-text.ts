import { MOST_SPANS_OF_DAY, QUARTER_MINUTES, type Span } from '@wbd/domain/appointments';

const DAY_MINUTES = 24 * 60;
const SPAN =
  /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:uhr)?\s*(?:-|–|—|bis)\s*(\d{1,2})(?:[:.](\d{2}))?\s*(?:uhr)?$/i;

/**
 * Reads the hours of a day as people type them: `9–12, 14:30 bis 18`.
 * @returns the spans in order, none for an empty text; null for anything else
 */
export function readSpans(typed: string): Span[] | null {
  const parts = typed
    .split(/[,;]|\bund\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const spans = parts.map(readSpan).filter((span) => span !== null);
  if (spans.length < parts.length || spans.length > MOST_SPANS_OF_DAY) return null;
  const ordered = spans.toSorted((a, b) => a.from - b.from);
  const overlap = ordered.some(({ from }, index) => from < (ordered[index - 1]?.to ?? 0));
  return overlap ? null : ordered.map(({ from, to }) => ({ from: timeOf(from), to: timeOf(to) }));
}

/** One span, in minutes since midnight. */
function readSpan(typed: string): { from: number; to: number } | null {
  const match = SPAN.exec(typed);
  if (!match) return null;
  const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = match;
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const to = Number(toHour) * 60 + Number(toMinute);
  const isValid =
    from < to &&
    to <= DAY_MINUTES &&
    from % QUARTER_MINUTES === 0 &&
    to % QUARTER_MINUTES === 0 &&
    Number(fromMinute) < 60 &&
    Number(toMinute) < 60;
  return isValid ? { from, to } : null;
}

/** Formats spans for the field: `09:00–12:00, 14:30–18:00`; empty without spans. */
export function writeSpans(spans: readonly Span[]): string {
  return spans.map(({ from, to }) => `${from}–${to}`).join(', ');
}

function timeOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
