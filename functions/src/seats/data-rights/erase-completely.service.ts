import type { CustomerErasedMail } from '@wbd/domain/mails';
import type { NewDocument } from '../../core/firestore.ts';
import {
  eraseStragglers,
  eraseTraces,
  type Erased,
  type EraseCustomerPorts,
} from './erase-customer.service.ts';

export interface EraseCompletelyPorts extends EraseCustomerPorts {
  /** tells the operator how much was removed, and nothing about whom */
  log(erased: Erased): void;
}

/**
 * Erases a customer with everything about them. The customer's own document goes last: as long as it exists, anyone who
 * may erase can repeat a call that was interrupted. This call, and the trigger on the document's deletion, also remove what
 * is written about the customer in the meantime.
 * @param notice for the advisor, enqueued together with the removal; null when no one has to know
 * @param entry what an admin did, written together with the notice
 */
export async function eraseCompletely(
  ports: EraseCompletelyPorts,
  customerId: string,
  notice: CustomerErasedMail | null,
  entry: NewDocument | null = null,
): Promise<void> {
  const first = await eraseTraces(ports, customerId);
  await ports.traces.removeCustomer(customerId, notice, entry);
  const stragglers = await eraseStragglers(ports, customerId);
  ports.log({
    registrations: first.registrations + stragglers.registrations,
    mails: first.mails + stragglers.mails,
    referred: first.referred + stragglers.referred,
  });
}
