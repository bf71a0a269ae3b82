import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import {
  readCustomerNote,
  readCustomerNotes,
  readDueFollowUps,
} from './customer-notes.repository.ts';

export const customerNoteKeys = {
  all: ['customer-notes'] as const,
  about: (customerId: string) => [...customerNoteKeys.all, customerId] as const,
  due: (advisorId: string, day: string) =>
    [...customerNoteKeys.all, 'due', advisorId, day] as const,
  ofAdvisor: (advisorId: string) => [...customerNoteKeys.all, 'of', advisorId] as const,
};

/** What the signed-in advisor wrote about an own customer, null when that is nothing. */
export const customerNoteQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerNoteKeys.about(customerId),
    queryFn: () => readCustomerNote(customerId),
    staleTime: FRESHNESS.standard,
  });

/** Everything that the signed-in advisor wrote about own customers; read again each time it is exported. */
export const customerNotesQuery = (advisorId: string) =>
  queryOptions({
    queryKey: customerNoteKeys.ofAdvisor(advisorId),
    queryFn: () => readCustomerNotes(advisorId),
    staleTime: 0,
  });

/**
 * Whom the signed-in advisor wanted to get in touch with by a day, the longest due first.
 * @param day yyyy-MM-dd
 */
export const dueFollowUpsQuery = (advisorId: string, day: string) =>
  queryOptions({
    queryKey: customerNoteKeys.due(advisorId, day),
    queryFn: () => readDueFollowUps(advisorId, day),
    staleTime: FRESHNESS.standard,
  });
