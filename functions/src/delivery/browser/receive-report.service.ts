import {
  browserReportSchema,
  isOwnFile,
  MOST_REPORT_BYTES,
  reportableMessage,
  reportableName,
  reportableRoute,
  reportableVersion,
  type BrowserReport,
  type ErrorReport,
} from '@wbd/domain/reports';
import type { LogReported, Reported } from '../../core/log/log-reported.ts';

export interface ReceiveReportPorts {
  /** whether this network, and all together, are not too loud */
  isAllowed(network: string, now: number): boolean;
  /** Under which names a module and its version are counted; a stranger may send any. */
  known(module: string, version: string): Promise<{ module: string; version: string }>;
  count(report: BrowserReport, now: Date): Promise<void>;
  logReported: LogReported;
  now(): Date;
}

/**
 * Receives a page's report: errors are logged and counted, vitals counted. The server hides personal data once more,
 * because anyone may send a report, and pages of earlier versions hide less.
 * @param body as it came
 * @returns the HTTP status; a page above the limit gets the same status
 */
export async function receiveReport(
  ports: ReceiveReportPorts,
  body: Buffer,
  network: string,
): Promise<204 | 400 | 413> {
  if (body.length > MOST_REPORT_BYTES) return 413;
  const report = reportIn(body);
  if (!report) return 400;
  const now = ports.now();
  if (!ports.isAllowed(network, now.getTime())) return 204;
  // without the list of modules an error is logged all the same
  const names = await Promise.allSettled(
    report.errors.map(({ module, version }) => ports.known(module, version)),
  );
  report.errors.forEach((error, index) => {
    const name = names[index];
    ports.logReported(described(error, name?.status === 'fulfilled' ? name.value.module : 'other'));
  });
  const named = <Entry extends { module: string; version?: string }>(entries: readonly Entry[]) =>
    Promise.all(
      entries.map(async (entry) => ({
        ...entry,
        ...(await ports.known(entry.module, entry.version ?? '')),
      })),
    );
  const [errors, vitals] = await Promise.all([named(report.errors), named(report.vitals)]);
  await ports.count({ errors, vitals }, now);
  return 204;
}

function reportIn(body: Buffer): BrowserReport | null {
  try {
    const parsed = browserReportSchema.safeParse(JSON.parse(body.toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function described(error: ErrorReport, module: string): Reported {
  const stack = error.frames
    .filter(({ file }) => isOwnFile(file))
    .map(({ file, line, column }) => `\n    at anonymous (${file}:${line}:${column})`);
  return {
    module,
    version: reportableVersion(error.version),
    kind: error.kind,
    route: reportableRoute(error.route),
    stack: `${reportableName(error.name)}: ${reportableMessage(error.message)}${stack.join('')}`,
  };
}
