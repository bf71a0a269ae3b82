import { writeReport } from '../report.ts';
import type { Cost } from './count-server.ts';
import { clearNetwork, largestDocument, storeNetwork, type Size } from './network.ts';
import { OPERATIONS } from './operations.ts';

const SMALL: Size = { seminars: 100, experts: 20, advisors: 50 };
const LARGE: Size = { seminars: 10_000, experts: 2_000, advisors: 5_000 };
const MOST_BYTES = 100_000;

interface Measured {
  /** by the operation's place; null for what was left out */
  costs: (Cost | null)[];
  bytes: number;
}

async function measure(size: Size): Promise<Measured> {
  const began = performance.now();
  await clearNetwork();
  await storeNetwork(size);
  console.log(`${size.seminars} seminars stored in ${seconds(began)} s`);
  const costs: Measured['costs'] = [];
  for (const { name, lookups = 0, onEveryPage, run } of OPERATIONS) {
    if (onEveryPage && size !== SMALL) {
      costs.push(null);
      continue;
    }
    const start = performance.now();
    const { reads, writes } = await run(size);
    costs.push({ reads: reads + lookups, writes });
    console.log(`  ${name}: ${reads + lookups} reads, ${writes} writes, ${seconds(start)} s`);
  }
  return { costs, bytes: await largestDocument() };
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

const figure = (value: number) => value.toLocaleString('en');

const [small, large] = [await measure(SMALL), await measure(LARGE)];
const head = [SMALL, LARGE].map(
  ({ seminars, experts, advisors }) =>
    `${figure(seminars)} seminars, ${figure(experts)} videos, ${figure(advisors)} pages`,
);
const rows = OPERATIONS.map(({ name, most }, index) => {
  const cells = [small.costs[index], large.costs[index]].map((cost) =>
    cost ? `${figure(cost.reads)} / ${figure(cost.writes)}` : '',
  );
  return `| ${name} | ${cells.join(' | ')} | ${most ?? ''} |`;
});
await writeReport(
  'bench:scale',
  [
    `| reads / writes | ${head.join(' | ')} | most reads |`,
    '| --- | --- | --- | --- |',
    ...rows,
    `| bytes of the largest document | ${figure(small.bytes)} | ${figure(large.bytes)} | |`,
  ].join('\n'),
);

const tooDear = OPERATIONS.filter(({ most }, index) =>
  [small, large].some(({ costs }) => (costs[index]?.reads ?? 0) > (most ?? Infinity)),
);
for (const { name, most } of tooDear) console.error(`${name} costs more than ${most} reads`);
const tooLarge = [small, large].some(({ bytes }) => bytes > MOST_BYTES);
if (tooLarge) console.error(`A document has more than ${MOST_BYTES} bytes`);
process.exit(tooDear.length > 0 || tooLarge ? 1 : 0);
