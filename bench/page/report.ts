import { spread } from '../spread.ts';
import type { Visit } from './measure.ts';

type Figure = keyof Visit;

/** One figure of visits. */
export const spreadOf = (visits: readonly Visit[], figure: Figure) =>
  spread(visits.map((visit) => visit[figure]));

const rows: readonly [name: string, figure: Figure, digits: number][] = [
  ['first paint, ms', 'firstPaintMs', 0],
  ['largest paint, ms', 'largestPaintMs', 0],
  ['layout shift', 'shift', 4],
  ['requests until the largest paint', 'requests', 0],
  ['usable, ms', 'usableMs', 0],
  ['a tap on an arrow is answered, ms', 'arrowMs', 0],
  ['longest task before it is usable, ms', 'longestTaskMs', 0],
  ['script until usable, KiB', 'scriptKib', 1],
  ['all until usable, KiB', 'allKib', 1],
];

/** A first visit to both, as a Markdown table: median, and from the least to the largest value. */
export function firstVisitTable(federated: readonly Visit[], single: readonly Visit[]): string {
  const cell = (visits: readonly Visit[], figure: Figure, digits: number) => {
    const { median, least, most } = spreadOf(visits, figure);
    return `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
  };
  const lines = rows.map(([name, figure, digits]) => {
    const [ours, other] = [spreadOf(federated, figure).median, spreadOf(single, figure).median];
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

/** What a returning visitor loads again, by what happened since the first visit. */
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
