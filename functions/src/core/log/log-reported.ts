import { logger } from 'firebase-functions';
import { EVENTS } from './events.ts';

/** An error that was thrown in a browser. */
export interface Reported {
  module: string;
  version: string;
  kind: string;
  /** the route's pattern */
  route: string;
  /** name and message, and a line for each frame */
  stack: string;
}

export type LogReported = (error: Reported) => void;

const REPORTED_ERROR =
  'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/** Writes the line that Cloud Error Reporting groups by its stack, under the name and version of the module. */
export const logReported: LogReported = ({ module, version, kind, route, stack }) => {
  const event = 'browser.error';
  logger.write({
    '@type': REPORTED_ERROR,
    severity: EVENTS[event].severity,
    event,
    message: stack,
    serviceContext: { service: `browser-${module}`, version },
    context: { httpRequest: { url: route } },
    module,
    version,
    kind,
    route,
  });
};
