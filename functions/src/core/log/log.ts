import { logger } from 'firebase-functions';
import { EVENTS, type EventName } from './events.ts';
import { currentTrace } from './trace.ts';

/** Ids, counts, durations and codes; never a name, an address, or what a person typed. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Writes a line of the log. */
export type Log = (event: EventName, facts?: Facts, error?: unknown) => void;

/** @param error its stack goes where Cloud Error Reporting looks for it */
export const log: Log = (event, facts = {}, error) => {
  const { severity } = EVENTS[event];
  const cause = error === undefined ? {} : describe(error);
  logger.write({ ...facts, ...cause, severity, message: event, event, trace: currentTrace() });
};

function describe(error: unknown) {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: String(error), ...(error.stack !== undefined && { stack_trace: error.stack }) };
}
