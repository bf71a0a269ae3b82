import type { MoreOfPageInput } from '@wbd/domain/pages';

/* Query keys that mutations of other subjects invalidate, too. */

export const publicPageKeys = {
  all: ['public-pages'] as const,
  byCode: (code: string) => [...publicPageKeys.all, 'code', code] as const,
  /** every edit of the advisor's page invalidates it */
  own: (uid: string) => [...publicPageKeys.all, 'own', uid] as const,
  more: ({ uid, section, after }: MoreOfPageInput) =>
    [...publicPageKeys.all, 'more', uid, section, after.order, after.id] as const,
};

export const participantKeys = {
  all: ['participants'] as const,
  ofSession: (sessionId: string) => [...participantKeys.all, sessionId] as const,
};

export const customerKeys = {
  all: ['customers'] as const,
  byId: (id: string) => [...customerKeys.all, 'id', id] as const,
  ofAdvisor: (advisorId: string) => [...customerKeys.all, 'of', advisorId] as const,
  referredBy: (customerId: string, advisorId: string) =>
    [...customerKeys.all, 'referred-by', customerId, advisorId] as const,
  referrer: (uid: string) => [...customerKeys.all, 'referrer', uid] as const,
  birthdays: (advisorId: string, days: readonly string[]) =>
    [...customerKeys.all, 'birthdays', advisorId, ...days] as const,
};
