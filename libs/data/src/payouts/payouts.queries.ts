import type { Statement } from '@wbd/domain/commission';
import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import {
  previewClose,
  previewStatement,
  readOpenObjections,
  readOwnStatements,
  readPayer,
  readPayouts,
  readStatementsOf,
  readStatementsOfMonth,
  readTaxProfile,
  waitingPayouts,
} from './payouts.repository.ts';

export const payoutKeys = {
  all: ['payouts'] as const,
  profile: (uid: string) => [...payoutKeys.all, 'tax profile of', uid] as const,
  payer: (org: string) => [...payoutKeys.all, 'payer', org] as const,
  waiting: () => [...payoutKeys.all, 'waiting for the operator'] as const,
  preview: (org: string) => [...payoutKeys.all, 'preview', org] as const,
  ownStatements: (uid: string) => [...payoutKeys.all, 'statements of', uid] as const,
  of: (org: string) => [...payoutKeys.all, 'of', org] as const,
  month: (org: string, month: string) => [...payoutKeys.all, 'of', org, 'month', month] as const,
  objections: (org: string) => [...payoutKeys.all, 'of', org, 'objections'] as const,
  statements: (org: string, payout: string) =>
    [...payoutKeys.all, 'of', org, 'statements', payout] as const,
};

/** Where an own commission is paid to; null until the partner has said it. */
export const taxProfileQuery = (uid: string) =>
  queryOptions({
    queryKey: payoutKeys.profile(uid),
    queryFn: () => readTaxProfile(uid),
    staleTime: FRESHNESS.standard,
  });

/** How an organisation is named on credit notes; null until someone has said it. */
export const payerQuery = (org: string) =>
  queryOptions({
    queryKey: payoutKeys.payer(org),
    queryFn: () => readPayer(org),
    staleTime: FRESHNESS.standard,
  });

/** What closing the last month would pay now; for administrators. Money is never shown from memory. */
export const previewCloseQuery = (org: string) =>
  queryOptions({
    queryKey: payoutKeys.preview(org),
    queryFn: () => previewClose({}),
    staleTime: 0,
  });

/** The lines of a partner's next statement; for administrators. Amounts are never served from a cache. */
export const previewStatementQuery = (org: string, partner: string) =>
  queryOptions({
    queryKey: [...payoutKeys.preview(org), partner],
    queryFn: () => previewStatement({ partner }),
    staleTime: 0,
  });

/** Payouts that only the operator can approve; for admins. Amounts of money never come from a cache. */
export const waitingPayoutsQuery = () =>
  queryOptions({
    queryKey: payoutKeys.waiting(),
    queryFn: async () => (await waitingPayouts({})).payouts,
    staleTime: 0,
  });

/** Statements of this partner, the latest first. */
export const ownStatementsQuery = (uid: string) =>
  queryOptions({
    queryKey: payoutKeys.ownStatements(uid),
    queryFn: () => readOwnStatements(uid),
    staleTime: FRESHNESS.standard,
  });

/** Payouts of an organisation, the latest first; for its administrators. */
export const payoutsQuery = (org: string) =>
  queryOptions({
    queryKey: payoutKeys.of(org),
    queryFn: () => readPayouts(org),
    staleTime: FRESHNESS.standard,
  });

/** Statements that a payout pays, with what became of each. */
export const statementsOfPayoutQuery = (org: string, payout: string) =>
  queryOptions({
    queryKey: payoutKeys.statements(org, payout),
    queryFn: () => readStatementsOf(org, payout),
    staleTime: FRESHNESS.standard,
  });

/** Statements of a month, by number; for administrators of the organisation. */
export const statementsOfMonthQuery = (org: string, month: string) =>
  queryOptions({
    queryKey: payoutKeys.month(org, month),
    queryFn: () => readStatementsOfMonth(org, month),
    staleTime: FRESHNESS.standard,
    select: byNumber,
  });

/** Statements with an objection that waits for an answer, by number; for administrators of the organisation. */
export const openObjectionsQuery = (org: string) =>
  queryOptions({
    queryKey: payoutKeys.objections(org),
    queryFn: () => readOpenObjections(org),
    staleTime: FRESHNESS.standard,
    select: byNumber,
  });

function byNumber(statements: readonly Statement[]): Statement[] {
  return statements.toSorted((one, other) => one.number - other.number);
}
