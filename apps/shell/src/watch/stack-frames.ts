import { MOST_FRAMES, type StackFrame } from '@wbd/domain';

/** As Chromium (`at name (file:1:2)`) and as Firefox and Safari (`name@file:1:2`) write a frame. */
const FRAME =
  /^\s*(?:at (?:async |new )?(?<of>[^(\s]{1,60})? ?\(?|(?<named>[^@\s]{0,60})@)(?<url>https?:\/\/[^\s()]+?):(?<line>\d+):(?<column>\d+)\)?$/;
const LONGEST_LINE = 400;
const UNUSUAL = /[^\w$.<>[\]]/g;
/** Below the place where modules are published: the name is part of the path. */
const PUBLISHED = /\/(remotes\/[a-z0-9-]+\/[a-z0-9-]+\/[\w\-./]+\.js)$/;
const OWN_SCRIPT = /^\/((?:chunks\/)?[\w\-.]+\.js)$/;

/** Frames of an error's stack that lie in files of ours, as far as source maps know them. */
export function stackFrames(stack: string): StackFrame[] {
  const frames = stack.split('\n').flatMap((line) => {
    const found = FRAME.exec(line.slice(0, LONGEST_LINE))?.groups;
    const file = found?.['url'] === undefined ? null : fileOf(found['url']);
    if (!found || file === null) return [];
    const name = (found['of'] ?? found['named'] ?? '').replaceAll(UNUSUAL, '');
    return [{ name, file, line: Number(found['line']), column: Number(found['column']) }];
  });
  return frames.slice(0, MOST_FRAMES);
}

function fileOf(url: string): string | null {
  const { pathname } = new URL(url);
  return PUBLISHED.exec(pathname)?.[1] ?? OWN_SCRIPT.exec(pathname)?.[1] ?? null;
}

/** Which module a text names a file of; null where it names none. */
export function moduleIn(text: string): string | null {
  return /\bremotes\/([a-z0-9-]{1,40})\//.exec(text)?.[1] ?? null;
}
