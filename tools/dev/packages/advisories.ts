import * as z from 'zod/mini';

const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;
type Severity = (typeof SEVERITIES)[number];
/** From here on an advisory fails the job. */
const FAILS_FROM: Severity = 'high';

export interface Advisory {
  name: string;
  severity: Severity;
  /** the advisories' titles; empty when only a dependency is affected */
  titles: string[];
}

/** The registry's answer. `unanswered` says nothing about the packages. */
export type AuditAnswer =
  { kind: 'answered'; advisories: Advisory[] } | { kind: 'unanswered'; why: string };

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(SEVERITIES),
      via: z.array(z.union([z.string(), z.object({ title: z.string() })])),
    }),
  ),
});
const failureSchema = z.object({ message: z.string() });

/**
 * Reads what `npm audit --json` printed.
 * @param output of the command, also of one that failed
 */
export function readAudit(output: string): AuditAnswer {
  const json = parsed(output);
  const report = reportSchema.safeParse(json);
  if (!report.success) {
    const failure = failureSchema.safeParse(json);
    return { kind: 'unanswered', why: failure.data?.message ?? 'npm audit printed no report' };
  }
  const advisories = Object.entries(report.data.vulnerabilities).map(
    ([name, { severity, via }]) => ({
      name,
      severity,
      titles: via.flatMap((cause) => (typeof cause === 'string' ? [] : [cause.title])),
    }),
  );
  return { kind: 'answered', advisories };
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}

/** Whether an advisory is severe enough to fail the job. */
export const isSevere = ({ severity }: Advisory): boolean =>
  SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(FAILS_FROM);
