import type { TestResult } from './results.ts';

/**
 * The rows that passing tests name. `REG-01 to 05` and `REG-01, 02` are not understood on purpose: a title names
 * each row it proves in full, and a row that any failing test names is not proven.
 */
export function provenRows(results: readonly TestResult[], rows: readonly string[]): Set<string> {
  const known = new Set(rows);
  const named = (wanted: (result: TestResult) => boolean) =>
    new Set(
      results
        .filter(wanted)
        .flatMap(({ title }) => title.match(/\b[A-Z]+-\d{2}\b/g) ?? [])
        .filter((id) => known.has(id)),
    );
  const failed = named(({ passed, skipped }) => !passed && !skipped);
  return new Set([...named(({ passed }) => passed)].filter((id) => !failed.has(id)));
}
