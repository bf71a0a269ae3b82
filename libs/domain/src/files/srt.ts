import { decodeCaptions, toMilliseconds, type CaptionsProblem } from './captions.ts';

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
 * Captions in SubRip (.srt) as WebVTT. An empty line between two paragraphs of a caption goes: it would end the caption.
 * @returns the problem with its line in the SubRip file when it is none
 */
export function srtToVtt(content: Uint8Array): { vtt: string } | { problem: CaptionsProblem } {
  const text = decodeCaptions(content);
  if (text === null) return { problem: { reason: 'encoding' } };
  const lines = text.split(/\r\n|\n|\r/);
  const captions: Caption[] = [];
  for (const [index, line] of lines.entries()) {
    const problem = addLine(captions, lines, index, line);
    if (problem) return { problem: { reason: problem, line: index + 1 } };
  }
  if (captions.length === 0) return { problem: { reason: 'empty' } };
  const blocks = captions.map(({ times, words }) => [times, ...words].join('\n'));
  return { vtt: `WEBVTT\n\n${blocks.join('\n\n')}\n` };
}

/** Adds a line to the caption that it belongs to, or begins one with it. */
function addLine(
  captions: Caption[],
  lines: readonly string[],
  index: number,
  line: string,
): 'time' | 'order' | null {
  if (line.includes('-->')) {
    const parts = TIMES.exec(line);
    if (!parts) return 'time';
    const [from, to] = [timeOf(parts.slice(1, 5)), timeOf(parts.slice(5, 9))];
    if (toMilliseconds(to) <= toMilliseconds(from)) return 'order';
    captions.push({ times: `${written(from)} --> ${written(to)}`, words: [] });
    return null;
  }
  const isNumber = NUMBER.test(line) && (lines[index + 1] ?? '').includes('-->');
  if (line.trim() === '' || isNumber) return null;
  const caption = captions.at(-1);
  if (!caption) return 'time';
  caption.words.push(escaped(line));
  return null;
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
