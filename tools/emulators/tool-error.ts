import { isDiskFull } from './disk-full.ts';

const DISK_FULL =
  'The disk is full: make room, then run it again. The data that was saved before is still there.';

/** A failure the person at the terminal can act on: its message is shown alone, without a stack trace. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** Ends a command-line program: one sentence for what the person can act on, everything for what they cannot. */
export function failWith(error: unknown): void {
  console.error(isDiskFull(error) ? DISK_FULL : error instanceof ToolError ? error.message : error);
  process.exitCode = 1;
}
