import { AppError } from '@wbd/domain/errors';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { CustomerEntries, KnownEntry } from './entries.repository.ts';

export interface OwnEntriesPorts {
  entries: Pick<CustomerEntries, 'read'>;
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Counts one change of an advisor's customers.
 * @throws AppError `rate/limited`
 */
export async function expectFewChanges(
  { changes, now }: Omit<OwnEntriesPorts, 'entries'>,
  advisor: string,
): Promise<void> {
  if (!(await changes.take(advisor, now()))) throw new AppError('rate/limited');
}

/** @throws AppError `customer/not-found` unless it is a customer of this advisor */
export async function ownEntry(
  { entries }: Pick<OwnEntriesPorts, 'entries'>,
  id: string,
  advisor: string,
): Promise<KnownEntry> {
  const { customer, snapshot } = await entries.read(id);
  if (customer?.advisor !== advisor) throw new AppError('customer/not-found');
  return { customer, snapshot };
}
