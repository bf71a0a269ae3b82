import { connect } from 'node:net';
import { HOST } from './workspace.ts';

const EVERY_MS = 2_000;
/** One refusal may fall between two moments of a busy program. */
const REFUSALS = 2;

/**
 * Watches a port: a program that is still there without its emulator is of no use, and firebase-tools does not end when
 * one of its emulators is killed.
 * @param signal ends the watch
 * @returns resolves when connections are refused
 */
export function untilRefused(
  port: number,
  signal: AbortSignal,
  everyMs: number = EVERY_MS,
): Promise<void> {
  return new Promise((resolve) => {
    let refusals = 0;
    const timer = setInterval(() => {
      const socket = connect(port, HOST);
      socket.once('connect', () => {
        refusals = 0;
        socket.destroy();
      });
      socket.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') refusals += 1;
        if (refusals < REFUSALS) return;
        clearInterval(timer);
        resolve();
      });
    }, everyMs);
    timer.unref();
    signal.addEventListener('abort', () => clearInterval(timer));
  });
}
