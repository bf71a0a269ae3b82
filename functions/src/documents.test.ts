import { expect, test } from 'vitest';
import { paramsOf } from './core/documents/params-of.ts';
import { documents } from './documents.ts';

/** Names of the functions that a write to one of these documents starts. */
function startedBy(paths: readonly string[]): string[] {
  return Object.entries(documents).flatMap(([name, { __endpoint: endpoint }]) => {
    const pattern = endpoint.eventTrigger?.eventFilterPathPatterns?.['document'];
    if (typeof pattern !== 'string') return [];
    const isStarted = pattern === '{path=**}' || paths.some((path) => paramsOf(pattern, path));
    return isStarted ? [name] : [];
  });
}

test('the writes of a registration trigger only two functions', () => {
  const written = [
    'sessions/session',
    'sessions/session/registrations/customer',
    'customers/customer',
    'mails/confirmation',
    'rateLimits/limit',
  ];
  expect(startedBy(written).toSorted()).toEqual(['all', 'mailsMail']);
});
