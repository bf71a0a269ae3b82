import type { Visit } from './measure.ts';

export interface Figures {
  federated: Visit;
  single: Visit;
}

/** The visit with the middle value of each figure. */
export function median(visits: Visit[]): Visit {
  const middle = (figure: keyof Visit) =>
    visits.map((visit) => visit[figure]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ??
    Number.NaN;
  return {
    firstPaintMs: middle('firstPaintMs'),
    largestPaintMs: middle('largestPaintMs'),
    usableMs: middle('usableMs'),
    shift: middle('shift'),
    scriptKib: middle('scriptKib'),
    allKib: middle('allKib'),
    requests: middle('requests'),
  };
}

/** The figures as a Markdown table. */
export function table({ federated, single }: Figures): string {
  const row = (name: string, figure: keyof Visit, digits: number) => {
    const ratio = single[figure] === 0 ? '' : (federated[figure] / single[figure]).toFixed(2);
    const cells = [federated[figure].toFixed(digits), single[figure].toFixed(digits)];
    return `| ${name} | ${cells.join(' | ')} | ${ratio} |`;
  };
  return [
    "| an advisor's page, cold | as deployed | single bundle | ratio |",
    '| --- | --- | --- | --- |',
    row('first paint, ms', 'firstPaintMs', 0),
    row('largest paint, ms', 'largestPaintMs', 0),
    row('layout shift', 'shift', 4),
    row('requests until the largest paint', 'requests', 0),
    row('usable, ms', 'usableMs', 0),
    row('script until usable, KiB (brotli)', 'scriptKib', 1),
    row('all until usable, KiB (brotli)', 'allKib', 1),
  ].join('\n');
}
