import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import {
  previewClose,
  readOwnStatements,
  readPayer,
  readPayouts,
  readStatementsOf,
  readTaxProfile,
} from './payouts.repository.ts';

export const payoutKeys = {
  all: ['payouts'] as const,
  profile: (uid: string) => [...payoutKeys.all, 'tax profile of', uid] as const,
  payer: (org: string) => [...payoutKeys.all, 'payer', org] as const,
  preview: (org: string) => [...payoutKeys.all, 'preview', org] as const,
  ownStatements: (uid: string) => [...payoutKeys.all, 'statements of', uid] as const,
  of: (org: string) => [...payoutKeys.all, 'of', org] as const,
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
