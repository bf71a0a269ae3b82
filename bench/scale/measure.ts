import { writeReport } from '../report.ts';
import type { Cost } from './count-server.ts';
import { LEDGER_OPERATIONS, storeLedger, type LedgerSize } from './ledger.ts';
import { clear, largestDocument, storeNetwork, type Size } from './network.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';

const NETWORKS: Sizes<Size> = [
  { seminars: 100, experts: 20, advisors: 50 },
  { seminars: 10_000, experts: 2_000, advisors: 5_000 },
];
const LEDGERS: Sizes<LedgerSize> = [
  { partners: 10, deals: 5 },
  { partners: 1_000, deals: 50 },
];
const MOST_BYTES = 100_000;

type Sizes<Stored> = readonly [small: Stored, large: Stored];

const figure = (value: number) => value.toLocaleString('en');
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

/** Costs by the operation's place; null for what was left out. */
async function measure<Stored>(
  stored: Stored,
  operations: readonly Operation<Stored>[],
  isSmall: boolean,
): Promise<(Cost | null)[]> {
  const costs: (Cost | null)[] = [];
  for (const { name, lookups = 0, onlySmall, run } of operations) {
    if (onlySmall && !isSmall) {
      costs.push(null);
      continue;
    }
    const start = performance.now();
    const { reads, writes } = await run(stored);
    costs.push({ reads: reads + lookups, writes });
    console.log(`  ${name}: ${reads + lookups} reads, ${writes} writes, ${seconds(start)} s`);
  }
  return costs;
}

/** Stores the small and the large size in turn and measures each. */
async function compare<Kind, Stored>(
  sizes: Sizes<Kind>,
  store: (size: Kind) => Promise<Stored>,
  operations: readonly Operation<Stored>[],
  head: (size: Kind) => string,
) {
  const costs: (Cost | null)[][] = [];
  const bytes: number[] = [];
  for (const size of sizes) {
    const began = performance.now();
    await clear();
    const stored = await store(size);
    console.log(`${head(size)}: stored in ${seconds(began)} s`);
    costs.push(await measure(stored, operations, size === sizes[0]));
    bytes.push(await largestDocument());
  }
  const rows = operations.map(({ name, most }, index) => {
    const cells = costs.map(([...each]) => {
      const cost = each[index];
      return cost ? `${figure(cost.reads)} / ${figure(cost.writes)}` : '';
    });
    return `| ${name} | ${cells.join(' | ')} | ${most ?? ''} |`;
  });
  const tooDear = operations
    .filter(({ most = Infinity }, index) => costs.some((each) => (each[index]?.reads ?? 0) > most))
    .map(({ name, most }) => `${name} costs more than ${most} reads`);
  return {
    table: [
      `| reads / writes | ${sizes.map(head).join(' | ')} | most reads |`,
      '| --- | --- | --- | --- |',
      ...rows,
      `| bytes of the largest document | ${bytes.map(figure).join(' | ')} | |`,
    ],
    tooDear,
    bytes,
  };
}

const pages = await compare(
  NETWORKS,
  async (size) => {
    await storeNetwork(size);
    return size;
  },
  OPERATIONS,
  ({ seminars, experts, advisors }) =>
    `${figure(seminars)} seminars, ${figure(experts)} videos, ${figure(advisors)} pages`,
);
const ledgers = await compare(
  LEDGERS,
  storeLedger,
  LEDGER_OPERATIONS,
  ({ partners, deals }) => `${figure(partners)} partners, ${figure(2 * deals * partners)} entries`,
);
await writeReport('bench:scale', [...pages.table, '', ...ledgers.table].join('\n'));

const problems = [...pages.tooDear, ...ledgers.tooDear];
if ([...pages.bytes, ...ledgers.bytes].some((bytes) => bytes > MOST_BYTES)) {
  problems.push(`A document has more than ${MOST_BYTES} bytes`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
