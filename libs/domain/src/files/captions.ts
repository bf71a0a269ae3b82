/** Why a caption cannot be shown, with its 1-based line number. */
export interface CueFault {
  reason: 'time' | 'order';
  line: number;
}

/** Why a file is not valid WebVTT. */
export type CaptionsProblem =
  { reason: 'encoding' | 'header' | 'empty' } | { reason: 'gap'; line: number } | CueFault;

/** WebVTT without the invalid captions. */
export interface ReadCaptions {
  vtt: string;
  skipped: readonly CueFault[];
}

interface Line {
  number: number;
  text: string;
}

const HEADER = /^WEBVTT(?:[ \t]|$)/;
/** Blocks that are not shown: remarks, styles and regions. */
const UNSHOWN = /^(?:NOTE(?:[ \t]|$)|(?:STYLE|REGION)[ \t]*$)/;
export const ARROW = '-->';
/** As browsers read it: hours of any length, and no space is needed around the arrow. */
const TIME = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMES = new RegExp(String.raw`^[ \t]*${TIME}[ \t]*-->[ \t]*${TIME}(?:[ \t]|$)`);

/**
 * Validates a captions file, because browsers silently skip unreadable parts.
 * @returns null for WebVTT with at least one caption and no invalid ones
 */
export function captionsProblem(content: Uint8Array): CaptionsProblem | null {
  const read = readCaptions(content);
  return 'problem' in read ? read.problem : (read.skipped[0] ?? null);
}

/** Parses a captions file and drops captions with invalid times. A file without any valid caption is rejected. */
export function readCaptions(content: Uint8Array): ReadCaptions | { problem: CaptionsProblem } {
  const text = decodeCaptions(content);
  if (text === null) return { problem: { reason: 'encoding' } };
  const [header = [], ...blocks] = toBlocks(text);
  const [first, ...headerLines] = header;
  if (first?.number !== 1 || !HEADER.test(first.text)) return { problem: { reason: 'header' } };
  const unexpected = headerLines.find((line) => line.text.includes(ARROW));
  if (unexpected) return { problem: { reason: 'gap', line: unexpected.number } };

  const kept = [header];
  const skipped: CueFault[] = [];
  let captions = 0;
  for (const block of blocks) {
    const problem = isCaption(block) ? captionProblem(block) : null;
    if (problem?.reason === 'gap') return { problem };
    if (problem) skipped.push(problem);
    else kept.push(block);
    if (isCaption(block) && !problem) captions += 1;
  }
  if (captions === 0) return { problem: skipped[0] ?? { reason: 'empty' } };
  return { vtt: skipped.length === 0 ? text : written(kept), skipped };
}

const isCaption = ([first]: readonly Line[]) => first !== undefined && !UNSHOWN.test(first.text);

const written = (blocks: readonly Line[][]) =>
  `${blocks.map((lines) => lines.map(({ text }) => text).join('\n')).join('\n\n')}\n`;

/** @returns null when the bytes are not UTF-8 */
export function decodeCaptions(content: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

/** The lines between empty lines. */
function toBlocks(text: string): Line[][] {
  const blocks: Line[][] = [];
  let isOpen = false;
  text.split(/\r\n|\n|\r/).forEach((line, index) => {
    if (line === '') {
      isOpen = false;
      return;
    }
    if (!isOpen) blocks.push([]);
    isOpen = true;
    blocks.at(-1)?.push({ number: index + 1, text: line });
  });
  return blocks;
}

/** A caption is its times and its words; a name may stand above. */
function captionProblem(block: readonly Line[]): CueFault | { reason: 'gap'; line: number } | null {
  const [first, second] = block;
  if (!first) return null;
  const hasName = !first.text.includes(ARROW);
  const unexpected = block.slice(hasName ? 2 : 1).find((line) => line.text.includes(ARROW));
  if (unexpected) return { reason: 'gap', line: unexpected.number };
  const times = hasName ? second : first;
  const match = TIMES.exec(times?.text ?? '');
  if (!times || !match) return { reason: 'time', line: (times ?? first).number };
  const [from, to] = [toMilliseconds(match.slice(1, 5)), toMilliseconds(match.slice(5, 9))];
  return to <= from ? { reason: 'order', line: times.number } : null;
}

/** @param parts hours, minutes, seconds, milliseconds; short times have no hours */
export function toMilliseconds([hours = '0', minutes, seconds, milliseconds]: readonly (
  string | undefined
)[]): number {
  return (
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(milliseconds)
  );
}
