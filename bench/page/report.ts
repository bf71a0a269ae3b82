import type { Visit } from './measure.ts';

type Figure = keyof Visit;

/** The middle value, and the least and the largest. */
interface Spread {
  median: number;
  least: number;
  most: number;
}

export function spread(visits: readonly Visit[], figure: Figure): Spread {
  const sorted = visits.map((visit) => visit[figure]).toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    least: sorted[0] ?? Number.NaN,
    most: sorted.at(-1) ?? Number.NaN,
  };
}

const rows: readonly [name: string, figure: Figure, digits: number][] = [
  ['first paint, ms', 'firstPaintMs', 0],
  ['largest paint, ms', 'largestPaintMs', 0],
  ['layout shift', 'shift', 4],
  ['requests until the largest paint', 'requests', 0],
  ['usable, ms', 'usableMs', 0],
  ['a tap on an arrow is answered, ms', 'arrowMs', 0],
  ['longest task before it is usable, ms', 'longestTaskMs', 0],
  ['script until usable, KiB (brotli)', 'scriptKib', 1],
  ['all until usable, KiB (brotli)', 'allKib', 1],
];

/** A first visit to both, as a Markdown table: median, and from the least to the largest value. */
export function firstVisitTable(federated: readonly Visit[], single: readonly Visit[]): string {
  const cell = (visits: readonly Visit[], figure: Figure, digits: number) => {
    const { median, least, most } = spread(visits, figure);
    return `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
  };
  const lines = rows.map(([name, figure, digits]) => {
    const [ours, other] = [spread(federated, figure).median, spread(single, figure).median];
    const ratio = other === 0 ? '' : (ours / other).toFixed(2);
    const cells = [federated, single].map((visits) => cell(visits, figure, digits));
    return `| ${[name, ...cells, ratio].join(' | ')} |`;
  });
  return [
    "| an advisor's page, cold | as deployed | single bundle | ratio |",
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

/** What a returning visitor loads anew, by what happened since the first visit. */
export function returnTable(visits: Readonly<Record<string, Visit>>): string {
  const lines = Object.entries(visits).map(
    ([since, { allKib, scriptKib, usableMs }]) =>
      `| ${since} | ${allKib.toFixed(1)} | ${scriptKib.toFixed(1)} | ${usableMs.toFixed(0)} |`,
  );
  return [
    '| a second visit, after | all until usable, KiB | script of it, KiB | usable, ms |',
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}
