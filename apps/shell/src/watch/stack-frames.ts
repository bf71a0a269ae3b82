import { isOwnFile, MOST_FRAMES, type StackFrame } from '@wbd/domain/reports';

/** As Chromium (`at name (file:1:2)`) and as Firefox and Safari (`name@file:1:2`) write a frame. */
const FRAME =
  /^\s*(?:at (?:async |new )?(?:[^(\s]{1,60})? ?\(?|[^@\s]{0,60}@)(?<url>https?:\/\/[^\s()]+?):(?<line>\d{1,7}):(?<column>\d{1,7})\)?$/;
const LONGEST_LINE = 400;
/** Below the place where modules are published, or at the root of the portal. */
const FILE = /\/(remotes\/[^/]+\/[^/]+\/.+|(?:chunks\/)?[^/]+)$/;

/**
 * Frames of an error's stack that are in our files. Names of functions are left out: source maps know them, and a
 * computed one may contain typed text.
 */
export function stackFrames(stack: string): StackFrame[] {
  const frames = stack.split('\n').flatMap((line) => {
    const found = FRAME.exec(line.slice(0, LONGEST_LINE))?.groups;
    const file = found?.['url'] === undefined ? null : fileOf(found['url']);
    if (!found || file === null) return [];
    return [{ name: '', file, line: Number(found['line']), column: Number(found['column']) }];
  });
  return frames.slice(0, MOST_FRAMES);
}

function fileOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const file = FILE.exec(new URL(url).pathname)?.[1] ?? '';
  return isOwnFile(file) ? file : null;
}

/** Which module a text names a file of; null where it names none. */
export function moduleIn(text: string): string | null {
  return /\bremotes\/([a-z0-9-]{1,40})\//.exec(text)?.[1] ?? null;
}
