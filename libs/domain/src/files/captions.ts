/** Why a file is not WebVTT, with the line at fault, counted from 1. */
export type CaptionsProblem =
  { reason: 'encoding' | 'header' | 'empty' } | { reason: 'time' | 'order' | 'gap'; line: number };

interface Line {
  number: number;
  text: string;
}

const HEADER = /^WEBVTT(?:[ \t]|$)/;
/** Blocks that are not shown: remarks, styles and regions. */
const UNSHOWN = /^(?:NOTE(?:[ \t]|$)|(?:STYLE|REGION)[ \t]*$)/;
const ARROW = '-->';
/** As browsers read it: hours of any length, and no space is needed around the arrow. */
const TIME = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMES = new RegExp(String.raw`^[ \t]*${TIME}[ \t]*-->[ \t]*${TIME}(?:[ \t]|$)`);

/**
 * Checks a captions file. Browsers silently skip unreadable parts.
 * @returns null when it is WebVTT with at least one caption
 */
export function captionsProblem(content: Uint8Array): CaptionsProblem | null {
  const text = decodeCaptions(content);
  if (text === null) return { reason: 'encoding' };
  const [header = [], ...blocks] = toBlocks(text);
  const [first, ...headerLines] = header;
  if (first?.number !== 1 || !HEADER.test(first.text)) return { reason: 'header' };
  const unexpected = headerLines.find((line) => line.text.includes(ARROW));
  if (unexpected) return { reason: 'gap', line: unexpected.number };

  const captions = blocks.filter(([line]) => line && !UNSHOWN.test(line.text));
  if (captions.length === 0) return { reason: 'empty' };
  for (const caption of captions) {
    const problem = captionProblem(caption);
    if (problem) return problem;
  }
  return null;
}

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
function captionProblem(block: readonly Line[]): CaptionsProblem | null {
  const [first, second] = block;
  if (!first) return null;
  const hasName = !first.text.includes(ARROW);
  const times = hasName ? second : first;
  const match = TIMES.exec(times?.text ?? '');
  if (!times || !match) return { reason: 'time', line: (times ?? first).number };
  const [from, to] = [toMilliseconds(match.slice(1, 5)), toMilliseconds(match.slice(5, 9))];
  if (to <= from) return { reason: 'order', line: times.number };
  const unexpected = block.slice(hasName ? 2 : 1).find((line) => line.text.includes(ARROW));
  return unexpected ? { reason: 'gap', line: unexpected.number } : null;
}

/** @param parts hours, minutes, seconds, milliseconds; short times have no hours */
export function toMilliseconds([hours = '0', minutes, seconds, milliseconds]: readonly (
  string | undefined
)[]): number {
  return (
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(milliseconds)
  );
}
