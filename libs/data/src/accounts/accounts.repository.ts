import { accountSchema, searchedPieces, type Account } from '@wbd/domain/accounts';
import { addressSearch, matchesSearch, textsBeginningWith } from '@wbd/domain/fields';
import {
  byPaidPlan,
  PAID_PLANS,
  planNamesOf,
  type PaidPlan,
  type Plan,
  type PlanTerm,
} from '@wbd/domain/plans';
import type { Month } from '@wbd/domain/time';
import {
  countDocuments,
  orderBy,
  readDocument,
  readPage,
  where,
  type Page,
  type PageEnd,
} from '@wbd/firebase/firestore';
import { documentPath } from '../paths/index.ts';

/**
 * An advisor's own account.
 * @returns null for a login without an advisor
 */
export function readAccount(uid: string): Promise<Account | null> {
  return readDocument(accountSchema, documentPath('accounts', uid));
}

/** Which accounts an admin looks for; those for tests are never among them. */
export interface AccountFilter {
  /** names of plans, of which the account has one; null for all */
  plans: readonly string[] | null;
  /** part of a name, an e-mail address or a code; less than three letters are the beginning of an address; empty for all */
  search: string;
}

const ACCOUNTS = 'accounts';
const ACCOUNTS_ON_A_PAGE = 25;

const noTests = () => where('isTest', '==', false);
const withPlan = (plans: readonly string[]) => where('plan', 'in', plans);

/**
 * A page of the accounts, the newest first; those that were searched for come in the order of the database, because it finds
 * pieces of a text, and the beginning of an address, by their own order. The rules answer admins only.
 */
export async function readAccounts(
  { plans, search }: AccountFilter,
  after: PageEnd | null,
): Promise<Page<Account>> {
  const fields = searchedPieces(search).map((piece) => `search.${piece}`);
  const page = await readPage(
    accountSchema,
    ACCOUNTS,
    { pageSize: ACCOUNTS_ON_A_PAGE, after },
    noTests(),
    ...(plans ? [withPlan(plans)] : []),
    ...(fields.length > 0
      ? fields.map((field) => where(field, '==', true))
      : beginningWith(addressSearch(search))),
  );
  if (fields.length === 0) return page;
  // an account may have all pieces, and not one after the other
  const holds = ({ name, email, code }: Account) => matchesSearch(search, name, email, code);
  return { ...page, items: page.items.filter(holds) };
}

function beginningWith(address: string) {
  if (address === '') return [orderBy('createdAt', 'desc')];
  const { from, before } = textsBeginningWith(address);
  return [where('email', '>=', from), where('email', '<', before), orderBy('email', 'asc')];
}

/** How many advisors signed up in a month, by the package that they have today. */
export interface NewAccounts extends Record<Plan, number> {
  month: Month;
}

/**
 * Counts the sign-ups of each month, test accounts left out, with a count a month and plan and no document read; the rules answer
 * admins only.
 */
export function countNewAccounts(months: readonly Month[]): Promise<NewAccounts[]> {
  return Promise.all(months.map(countNewIn));
}

async function countNewIn(month: Month): Promise<NewAccounts> {
  const joined = [
    where('createdAt', '>=', month.from),
    where('createdAt', '<', month.to),
    // the order of the table, so that its indexes serve
    orderBy('createdAt', 'desc'),
  ];
  const [all, paid] = await Promise.all([
    countDocuments(ACCOUNTS, noTests(), ...joined),
    countEachPaid((plan) =>
      countDocuments(ACCOUNTS, noTests(), withPlan(planNamesOf(plan)), ...joined),
    ),
  ]);
  const others = Object.values(paid).reduce((sum, count) => sum + count, 0);
  return { month, basic: Math.max(all - others, 0), ...paid };
}

async function countEachPaid<Count>(
  count: (plan: PaidPlan) => Promise<Count>,
): Promise<Record<PaidPlan, Count>> {
  const started = byPaidPlan(count);
  const counts = new Map<PaidPlan, Count>();
  await Promise.all(
    PAID_PLANS.map(async (plan) => {
      counts.set(plan, await started[plan]);
    }),
  );
  return byPaidPlan((plan) => {
    const counted = counts.get(plan);
    if (counted === undefined) throw new Error(`${plan} was not counted`);
    return counted;
  });
}

/** How many advisors have a package, and how they pay for it. */
export type PaidCount = { total: number } & Record<PlanTerm, number>;

export interface AccountCounts extends Record<PaidPlan, PaidCount> {
  total: number;
  basic: number;
}

/**
 * Counts the accounts by package, without those for tests and without reading them; the rules answer admins only. A count is
 * billed by what it counts, so an account with a paid package is counted twice: there, and among all.
 */
export async function countAccounts(): Promise<AccountCounts> {
  const count = (plans: readonly string[]) => countDocuments(ACCOUNTS, noTests(), withPlan(plans));
  const term = (plan: PaidPlan, name: PlanTerm) => count([`${plan}_${name}`]);
  const paid = async (plan: PaidPlan): Promise<PaidCount> => {
    const [unnamed, annual, monthly, trial] = await Promise.all([
      count([plan]),
      term(plan, 'annual'),
      term(plan, 'monthly'),
      term(plan, 'trial'),
    ]);
    return { total: unnamed + annual + monthly + trial, annual, monthly, trial };
  };
  const [total, basic, eachPaid] = await Promise.all([
    countDocuments(ACCOUNTS, noTests()),
    count(planNamesOf('basic')),
    countEachPaid(paid),
  ]);
  return { total, basic, ...eachPaid };
}
