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
    heroMs: middle('heroMs'),
    scriptKb: middle('scriptKb'),
    allKb: middle('allKb'),
    requests: middle('requests'),
  };
}

/** The figures as a Markdown table. */
export function table({ federated, single }: Figures): string {
  const row = (name: string, figure: keyof Visit, digits: number) => {
    const ratio = federated[figure] / single[figure];
    const cells = [federated[figure].toFixed(digits), single[figure].toFixed(digits)];
    return `| ${name} | ${cells.join(' | ')} | ${ratio.toFixed(2)} |`;
  };
  return [
    '| until the hero of the public page | federated | single bundle | ratio |',
    '| --- | --- | --- | --- |',
    row('kB in all (brotli)', 'allKb', 1),
    row('kB script (brotli)', 'scriptKb', 1),
    row('requests', 'requests', 0),
    row('hero, ms', 'heroMs', 0),
  ].join('\n');
}
