import type { FailedMailsEnd, FailedMailsOutput } from '@wbd/domain/mails';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readAllFailedMails } from './all-failed-mails.repository.ts';
import {
  readCalledOffMails,
  readCustomerMails,
  readFailedConfirmations,
  readFailedMails,
} from './mails.repository.ts';

export const mailKeys = {
  all: ['mails'] as const,
  failedConfirmations: (advisorId: string, sessionId: string) =>
    [...mailKeys.all, 'failed-confirmations', advisorId, sessionId] as const,
  calledOff: (advisorId: string, sessionId: string) =>
    [...mailKeys.all, 'called-off', advisorId, sessionId] as const,
  ofCustomer: (advisorId: string, customerId: string) =>
    [...mailKeys.all, 'of-customer', advisorId, customerId] as const,
  allFailed: (advisorEmail: string) => [...mailKeys.all, 'all-failed', advisorEmail] as const,
};

/** Confirmations to the advisor's customers that were given up; read each time because mails are on their way. */
export const failedConfirmationsQuery = (advisorId: string, sessionId: string) =>
  queryOptions({
    queryKey: mailKeys.failedConfirmations(advisorId, sessionId),
    queryFn: () => readFailedConfirmations(advisorId, sessionId),
    staleTime: 0,
  });

/** The mails to the advisor's customers about a called-off session. Not cached, because delivery is in progress. */
export const calledOffMailsQuery = (advisorId: string, sessionId: string) =>
  queryOptions({
    queryKey: mailKeys.calledOff(advisorId, sessionId),
    queryFn: () => readCalledOffMails(advisorId, sessionId),
    staleTime: 0,
  });

/** The mails to one of the advisor's customers, the latest first; read each time because mails are on their way. */
export const customerMailsQuery = (advisorId: string, customerId: string) =>
  queryOptions({
    queryKey: mailKeys.ofCustomer(advisorId, customerId),
    queryFn: () => readCustomerMails(advisorId, customerId),
    staleTime: 0,
  });

/** Mails to the advisor's customers that were given up. */
export const failedMailsQuery = (advisorId: string) =>
  queryOptions({
    queryKey: [...mailKeys.all, 'failed', advisorId] as const,
    queryFn: () => readFailedMails(advisorId),
    staleTime: FRESHNESS.standard,
  });

/** Mails of the advisors whose address begins so, or of all, that were given up, page by page; for admins. */
export const allFailedMailsQuery = (advisorEmail: string) =>
  infiniteQueryOptions<
    FailedMailsOutput,
    Error,
    InfiniteData<FailedMailsOutput>,
    ReturnType<typeof mailKeys.allFailed>,
    FailedMailsEnd | null
  >({
    queryKey: mailKeys.allFailed(advisorEmail),
    queryFn: ({ pageParam }) => readAllFailedMails({ after: pageParam, advisorEmail }),
    initialPageParam: null,
    getNextPageParam: ({ end }) => end,
    staleTime: 0,
  });
