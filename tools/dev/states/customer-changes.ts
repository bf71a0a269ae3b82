import type { Customer, CustomerState } from '@wbd/domain/customers';

/** The changes that put a customer into each state. */
export const CUSTOMER_CHANGES: Readonly<Record<CustomerState, Partial<Customer>>> = {
  restricted: {
    restriction: { reason: 'Streit', since: new Date('2026-11-01T10:00:00Z'), by: 'person' },
  },
  archived: { archived: true },
  leaving: { eraseOn: '2026-12-24', reviewOn: '2026-12-24' },
  noted: {},
  proven: { proven: true },
};
