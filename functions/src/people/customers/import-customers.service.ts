import type {
  ImportCustomersInput,
  ImportCustomersOutput,
  ImportResult,
} from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import type { AccountCaller } from '../../core/caller.ts';
import { log } from '../../core/log/log.ts';
import type { EnteredPerson } from './entered-customer.ts';
import { enterPerson, type EnterCustomerPorts } from './enter-customer.service.ts';

/** No further person is begun later than this after the call arrived; its client waits longer. */
const PEOPLE_UNTIL_MS = 60_000;

/**
 * Enters several people exactly as one is entered by hand, one after the other, with the same limits. Each gets a result
 * of their own, and one who fails does not keep the next from being entered. Repeating it enters no one twice.
 */
export async function importCustomers(
  ports: EnterCustomerPorts,
  { importId, people }: Omit<ImportCustomersInput, 'people'> & { people: readonly EnteredPerson[] },
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<ImportCustomersOutput> {
  const until = ports.retries.clock() + PEOPLE_UNTIL_MS;
  const results: ImportResult[] = [];
  for (const person of people) {
    try {
      if (ports.retries.clock() > until) throw new AppError('unavailable');
      const { id, isKnown } = await enterPerson(ports, person, advisor, importId);
      results.push({ outcome: isKnown ? 'known' : 'entered', customerId: id });
    } catch (error) {
      results.push({ outcome: 'failed', code: codeOf(error) });
    }
  }
  return { results };
}

function codeOf(error: unknown): AppError['code'] {
  if (error instanceof AppError) return error.code;
  log('import.failed', {}, error);
  return 'internal';
}
