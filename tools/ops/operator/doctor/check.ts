/** A check of one part of the portal's cloud project. */
export interface Check {
  name: string;
  /** how to fix it, in one line */
  fix: string;
  /** @returns the problem, or null for none. A thrown error counts as a problem. */
  run: () => Promise<string | null>;
}

export interface Finding {
  name: string;
  /** null when the check is green */
  problem: string | null;
  fix: string;
}

/** Runs the checks sequentially to stay within the project's request quotas. */
export async function examine(checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, fix, run } of checks) {
    const problem = await run().catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    findings.push({ name, problem, fix });
  }
  return findings;
}

/** One line per check, red ones last. */
export function reportOf(findings: readonly Finding[]): string {
  const red = findings.filter(({ problem }) => problem !== null);
  return [
    ...findings.filter(({ problem }) => problem === null).map(({ name }) => `green  ${name}`),
    ...red.map(({ name, problem, fix }) => `RED    ${name}: ${problem}. Fix: ${fix}`),
    `${findings.length - red.length} green, ${red.length} red.`,
  ].join('\n');
}

/** Lists what is missing; null when nothing is. */
export const listed = (what: string, names: readonly string[]): string | null =>
  names.length === 0 ? null : `${what} ${names.join(', ')}`;
