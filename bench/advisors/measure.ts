import { accountDetails } from '../../functions/src/admin/account-details.service.ts';
import { adminPorts } from '../../functions/src/admin/admin-ports.ts';
import { failedMails } from '../../functions/src/admin/failed-mails.service.ts';
import { operationsPorts } from '../../functions/src/admin/operations/operations.callable.ts';
import { operations } from '../../functions/src/admin/operations/operations.service.ts';
import { db, toData } from '../../functions/src/gateways/firestore.ts';
import { anAccount } from '../../libs/domain/testing/factories.ts';
import { lastMonths, planNamesOf } from '../../libs/domain/src/index.ts';
import { writeReport } from '../report.ts';
import { signInAs } from '../scale/browser.ts';
import { countServer } from '../scale/count-server.ts';
import { countAsked, type Asked } from './count-asked.ts';
import { advisorId, emailOf, storeAdvisors } from './store-advisors.ts';

const ADVISORS = 100_000;
const MOST_DOCUMENTS = 60;
const MONTHS = 12;
/** Time limits are longer. */
const SHORT_MS = 10_000;

const admin = anAccount({ admin: true, isTest: true });
const caller = { uid: admin.id, phone: null, emailConfirmed: true };

// the emulator looks at every entry that it counts, for seconds: the client's time limits are meant for Firestore
const { setTimeout: later } = globalThis;
Object.assign(globalThis, {
  setTimeout: (run: (...args: unknown[]) => void, ms: number, ...args: unknown[]) =>
    later(run, ms < SHORT_MS ? ms : ms * 100, ...args),
});

const began = performance.now();
await storeAdvisors(ADVISORS);
await db.doc(`accounts/${admin.id}`).set(toData(admin));
console.log(`${ADVISORS} advisors stored in ${seconds(began)} s`);
await signInAs(admin.id);
// the portal's own queries, once there is an environment for its client
const { countAccounts, countNewAccounts, readAccounts } =
  await import('../../libs/data/src/accounts/accounts.repository.ts');
const { readAdminActions } =
  await import('../../libs/data/src/admin-actions/admin-actions.repository.ts');
const { readRevenue } = await import('../../libs/data/src/revenue/revenue.repository.ts');

const months = lastMonths(MONTHS, new Date());
const server = async (run: () => Promise<unknown>): Promise<Asked> => {
  const { reads } = await countServer(run);
  return { documents: reads, counts: 0, billed: 0 };
};
/** A page of the table: as many as fit, or what was meant is not what was measured. */
const table =
  (email: string, plans: readonly string[] | null, rows = 25) =>
  async () => {
    const { items } = await readAccounts({ plans, email }, null);
    if (items.length !== rows) throw new Error(`${items.length} rows for ${email}`);
  };

const STEPS: readonly (readonly [name: string, run: () => Promise<Asked>])[] = [
  [
    'overview: the cards, and the newest advisors',
    () =>
      countAsked(async () => {
        const { total } = await countAccounts();
        if (total !== ADVISORS) throw new Error(`${total} counted`);
        await table('', null)();
      }),
  ],
  [
    'the next page',
    async () => {
      const { end } = await readAccounts({ plans: null, email: '' }, null);
      return countAsked(() => readAccounts({ plans: null, email: '' }, end));
    },
  ],
  ['a search for one', () => countAsked(table(emailOf(4_711), null, 1))],
  ['a search that finds 10,000', () => countAsked(table('netz00', null))],
  ['the same with a package', () => countAsked(table('netz00', planNamesOf('lite')))],
  ['a package', () => countAsked(table('', planNamesOf('lite')))],
  [
    'development: sign-ups and revenue of twelve months',
    () =>
      countAsked(async () => {
        await countNewAccounts(months);
        await readRevenue(months);
      }),
  ],
  [
    'failed mails',
    () => server(() => failedMails(adminPorts, { after: null, advisorEmail: '' }, caller)),
  ],
  [
    'failed mails of one',
    () => server(() => failedMails(adminPorts, { after: null, advisorEmail: emailOf(0) }, caller)),
  ],
  ['what admins did', () => countAsked(() => readAdminActions('', null))],
  ['what admins did, searched', () => countAsked(() => readAdminActions('netz0', null))],
  [
    'details of an advisor',
    () => server(() => accountDetails(adminPorts, { uid: advisorId(0) }, caller)),
  ],
  [
    'operations',
    // which versions are live stands in files, not in the database
    () =>
      server(() => operations({ ...operationsPorts, modules: () => Promise.resolve([]) }, caller)),
  ],
];

const rows: string[] = [];
for (const [name, run] of STEPS) {
  const start = performance.now();
  const { documents, counts, billed } = await run();
  rows.push(`| ${name} | ${documents} | ${counts} | ${billed} |`);
  console.log(rows.at(-1), `${seconds(start)} s`);
  if (documents <= MOST_DOCUMENTS) continue;
  console.error(`${name}: ${documents} documents`);
  process.exitCode = 1;
}
await writeReport(
  'bench:advisors',
  [
    '| 100,000 advisors | documents read | counts | billed for the counts, reads |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n'),
);
process.exit();

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
