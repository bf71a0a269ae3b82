import { spread } from '../spread.ts';
import type { Visit } from './measure.ts';
import type { Tap } from './tap.ts';

type Row<Figures> = readonly [name: string, figure: keyof Figures, digits: number];

/** One figure of visits. */
export const spreadOf = <Figure extends string>(
  visits: readonly Record<Figure, number>[],
  figure: Figure,
) => spread(visits.map((visit) => visit[figure]));

const visitRows: readonly Row<Visit>[] = [
  ['first paint, ms', 'firstPaintMs', 0],
  ['largest paint, ms', 'largestPaintMs', 0],
  ['layout shift', 'shift', 4],
  ['requests until the largest paint', 'requests', 0],
  ['usable, ms', 'usableMs', 0],
  ['a tap on an arrow is answered, ms', 'arrowMs', 0],
  ['longest task before it is usable, ms', 'longestTaskMs', 0],
  ['script until an arrow answers, KiB', 'arrowScriptKib', 1],
  ['script until usable, KiB', 'scriptKib', 1],
  ['all until usable, KiB', 'allKib', 1],
];

const tapRows: readonly Row<Tap>[] = [
  ['the link shows, ms', 'shownMs', 0],
  ['its page shows, ms', 'answeredMs', 0],
];

/** A first visit to both, as a Markdown table: median, and from the least to the largest value. */
export const firstVisitTable = (federated: readonly Visit[], single: readonly Visit[]) =>
  compared("an advisor's page, cold", visitRows, federated, single);

/** A tap on the link to an appointment as soon as it shows. */
export const tapTable = (federated: readonly Tap[], single: readonly Tap[]) =>
  compared('a tap on the link to an appointment, as soon as it shows', tapRows, federated, single);

function compared<Figure extends string>(
  title: string,
  rows: readonly Row<Record<Figure, number>>[],
  federated: readonly Record<Figure, number>[],
  single: readonly Record<Figure, number>[],
): string {
  const cell = (visits: readonly Record<Figure, number>[], figure: Figure, digits: number) => {
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
    `| ${title} | as deployed | single bundle | ratio |`,
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
