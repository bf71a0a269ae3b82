import {
  browserReportSchema,
  masked,
  MOST_REPORT_BYTES,
  type BrowserReport,
  type ErrorReport,
} from '@wbd/domain';
import type { LogReported } from '../shared/log/log-reported.ts';

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
 * Takes what a page reports: errors are logged and counted, vitals counted. What is logged is masked once more, because
 * anyone may send it.
 * @param body as it came
 * @returns the HTTP status; a page that reports too much gets the same as another, as there is no one to tell
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
  for (const error of report.errors) ports.logReported(described(error));
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

function described({ kind, module, version, route, name, message, frames }: ErrorReport) {
  const stack = frames.map(
    ({ name: of, file, line, column }) =>
      `\n    at ${of || 'anonymous'} (${file}:${line}:${column})`,
  );
  return {
    module,
    version,
    kind,
    route: masked(route),
    stack: `${name}: ${masked(message)}${stack.join('')}`,
  };
}
