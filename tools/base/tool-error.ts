/** As Node.js and Java say it, also in the words of a program that was started. */
const NO_ROOM = /ENOSPC|no space left on device/i;

/** Whether something failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean => NO_ROOM.test(String(error));

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
