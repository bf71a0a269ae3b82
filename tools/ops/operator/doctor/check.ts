/** A part of the portal's cloud that is either as it should be or not. */
export interface Check {
  name: string;
  /** how to mend it, in one line */
  fix: string;
  /** @returns what is wrong; null when nothing is. A thrown error counts as wrong. */
  run: () => Promise<string | null>;
}

export interface Finding {
  name: string;
  /** null for a green check */
  problem: string | null;
  fix: string;
}

/** Runs all checks, one after the other, so that the project's quotas for requests last. */
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

/** A line for each check, the red ones last. */
export function reportOf(findings: readonly Finding[]): string {
  const red = findings.filter(({ problem }) => problem !== null);
  return [
    ...findings.filter(({ problem }) => problem === null).map(({ name }) => `green  ${name}`),
    ...red.map(({ name, problem, fix }) => `RED    ${name}: ${problem}. Fix: ${fix}`),
    `${findings.length - red.length} green, ${red.length} red.`,
  ].join('\n');
}

/** Names what is missing, or null when nothing is. */
export const listed = (what: string, names: readonly string[]): string | null =>
  names.length === 0 ? null : `${what} ${names.join(', ')}`;
