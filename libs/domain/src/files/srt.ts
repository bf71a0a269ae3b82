import {
  ARROW,
  decodeCaptions,
  toMilliseconds,
  type CaptionsProblem,
  type CueFault,
  type ReadCaptions,
} from './captions.ts';

const TIME = String.raw`(\d+):([0-5]?\d):([0-5]?\d)[,.](\d{1,3})`;
/** Some programs write where on the picture a caption goes behind the times. */
const TIMES = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:\s.*)?$`);
const NUMBER = /^\s*\d+\s*$/;
/** Positions as another format writes them; players of WebVTT would show them. */
const POSITIONS = /\{\\[^}]*\}/g;

interface Caption {
  times: string;
  words: string[];
}

/**
 * Converts SubRip (.srt) to WebVTT and drops captions with invalid times. Removes empty lines within a caption, because they would
 * end it.
 * @returns the problem with its line in the SubRip file when no caption is valid
 */
export function srtToVtt(content: Uint8Array): ReadCaptions | { problem: CaptionsProblem } {
  const text = decodeCaptions(content);
  if (text === null) return { problem: { reason: 'encoding' } };
  const lines = text.split(/\r\n|\n|\r/);
  const captions: Caption[] = [];
  const skipped: CueFault[] = [];
  // the caption to which text lines are added; null while a dropped caption is skipped
  let open: Caption | null = null;
  for (const [index, line] of lines.entries()) {
    const begun = beginning(lines, index, line, captions.length + skipped.length === 0);
    if (begun === null) {
      if (!isBetween(lines, index, line)) open?.words.push(escaped(line));
    } else if ('times' in begun) {
      captions.push(begun);
      open = begun;
    } else {
      skipped.push(begun);
      open = null;
    }
  }
  if (captions.length === 0) return { problem: skipped[0] ?? { reason: 'empty' } };
  const blocks = captions.map(({ times, words }) => [times, ...words].join('\n'));
  return { vtt: `WEBVTT\n\n${blocks.join('\n\n')}\n`, skipped };
}

/** Whether a line is empty or a caption number. */
const isBetween = (lines: readonly string[], index: number, line: string) =>
  line.trim() === '' || (NUMBER.test(line) && (lines[index + 1] ?? '').includes(ARROW));

/** The caption that starts at a line, or why it cannot be shown; null for a line within a caption. */
function beginning(
  lines: readonly string[],
  index: number,
  line: string,
  isFirst: boolean,
): Caption | CueFault | null {
  if (!line.includes(ARROW)) {
    // text without times
    return isFirst && !isBetween(lines, index, line) ? { reason: 'time', line: index + 1 } : null;
  }
  const parts = TIMES.exec(line);
  if (!parts) return { reason: 'time', line: index + 1 };
  const [from, to] = [timeOf(parts.slice(1, 5)), timeOf(parts.slice(5, 9))];
  if (toMilliseconds(to) <= toMilliseconds(from)) return { reason: 'order', line: index + 1 };
  return { times: `${written(from)} --> ${written(to)}`, words: [] };
}

/** Hours, minutes, seconds, milliseconds; a short number of these is a fraction. */
function timeOf([hours = '', minutes = '', seconds = '', fraction = '']: readonly string[]) {
  const two = [hours, minutes, seconds].map((part) => part.padStart(2, '0'));
  return [...two, fraction.padEnd(3, '0')];
}

const written = (time: readonly string[]) => `${time.slice(0, 3).join(':')}.${time.at(3) ?? ''}`;

/** SubRip knows four tags, of which WebVTT knows three and skips the fourth; any other `<` is a letter. */
function escaped(line: string): string {
  return line
    .replace(POSITIONS, '')
    .replace(/&(?!(?:amp|lt|gt|nbsp);)/g, '&amp;')
    .replace(/<(?!\/?(?:[biu]|font)\b[^<>]*>)/gi, '&lt;');
}
