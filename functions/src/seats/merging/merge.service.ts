import type { Customer } from '@wbd/domain/customers';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import type {
  CustomerEntries,
  Entry,
  Found,
  KnownEntry,
} from '../../people/customers/entries.repository.ts';
import { eraseTraces, type EraseCustomerPorts } from '../data-rights/erase-customer.service.ts';
import type { Merge, MergesRepository } from './merges.repository.ts';

/** Each is in another session, so they do not get in each other's way. */
const SEATS_AT_ONCE = 10;

export interface MergePorts extends EraseCustomerPorts {
  entries: CustomerEntries;
  merges: MergesRepository;
  seats: EraseCustomerPorts['seats'] & OptimisticRetryPorts;
}

export interface MergeOrder {
  found: Found | null;
  /** who stays, as they were read */
  into: Entry;
  /** who stays, as they are afterwards */
  customer: Customer;
  duplicates: readonly KnownEntry[];
}

/**
 * Makes one customer out of several entries. Deleting the entries and writing the remaining one is one batch, together
 * with the order to move their data: from then on no seat is taken for them, and the order's trigger finishes the work
 * of a process that died.
 * @returns false, without any change, when an entry has changed since it was read
 */
export async function merge(ports: MergePorts, order: MergeOrder): Promise<boolean> {
  const { found, into, customer, duplicates } = order;
  // an entry that others are still being merged into cannot go yet; a merge that begins now changes the entry
  for (const { customer: duplicate } of duplicates) {
    for (const pending of await ports.merges.into(duplicate.id)) await finishMerge(ports, pending);
  }
  const merged = duplicates.map((entry) => ({ entry, into: customer.id }));
  const put = [{ entry: into, customer }];
  if (!(await ports.entries.write({ found, put, merged }))) return false;
  for (const { customer: duplicate } of duplicates) await finishMerge(ports, duplicate.id);
  return true;
}

/**
 * Moves the data of a merged entry to the customer it was merged into. Can be repeated, also concurrently. If that
 * customer has been erased, the entry's data is erased, too.
 */
export async function finishMerge(ports: MergePorts, id: string): Promise<void> {
  const { merges, traces } = ports;
  const order = await merges.read(id);
  if (!order) return;
  if ((await movePlaces(ports, order)) && (await traces.isCustomer(order.into))) {
    await merges.moveTraces(order);
  } else {
    await eraseTraces(ports, id);
  }
  await merges.remove(id);
}

/** @returns false when the customer they were to go to is gone */
async function movePlaces(ports: MergePorts, order: Merge): Promise<boolean> {
  const { merges, traces, seats, lists } = ports;
  for (;;) {
    const found = await Promise.all([
      traces.someSessions(order.from),
      lists.someSessionsOf(order.from),
    ]);
    const sessions = [...new Set(found.flat())];
    if (sessions.length === 0) return true;
    for (let first = 0; first < sessions.length; first += SEATS_AT_ONCE) {
      const moves = sessions
        .slice(first, first + SEATS_AT_ONCE)
        .map((session) =>
          retryOptimistically(seats, session, () => merges.movePlaces(session, order)),
        );
      if ((await Promise.all(moves)).includes('customer-gone')) return false;
    }
  }
}
