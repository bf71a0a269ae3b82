import { logger } from 'firebase-functions';
import { expect, test, vi } from 'vitest';
import { log } from './log.ts';
import { currentTrace, withTrace } from './trace.ts';

test('a line names its event, its severity, its trace and where an error was thrown', () => {
  const write = vi.spyOn(logger, 'write').mockReturnValue();
  const error = new Error('away');
  withTrace('k7qmz2xp', () => log('call.failed', { call: 'videoUrl', durationMs: 3 }, error));
  expect(write).toHaveBeenCalledExactlyOnceWith({
    call: 'videoUrl',
    durationMs: 3,
    error: 'Error: away',
    stack_trace: error.stack,
    severity: 'ERROR',
    message: 'call.failed',
    event: 'call.failed',
    trace: 'k7qmz2xp',
  });
});

test('facts cannot rename an event', () => {
  const write = vi.spyOn(logger, 'write').mockReturnValue();
  log('mail.sent', { event: 'another', severity: 'DEBUG' });
  expect(write.mock.calls[0]?.[0]).toMatchObject({ event: 'mail.sent', severity: 'INFO' });
});

test('a trace ends with what it was made for, also across waiting', async () => {
  const inside = withTrace('aaaaaaaa', async () => {
    await Promise.resolve();
    return currentTrace();
  });
  expect(currentTrace()).toBeNull();
  expect(await inside).toBe('aaaaaaaa');
});
