import type { AdvisorDataOutput } from '@wbd/domain/accounts';
import { callable } from '@wbd/firebase/callables';

/** Everything that the server holds about the person who proved a phone number and says their name. */
export const readPersonalData = callable('personalData');

/** Erases the person who proved a phone number and says their name. */
export const eraseOwnData = callable('eraseOwnData');

/** Withdraws the consents in calls and invitations of the person who proved a phone number and says their name. */
export const withdrawOwnConsents = callable('withdrawOwnConsents');

/** Restricts the processing of the data of the person who proved a phone number and says their name, or lifts that. */
export const restrictOwnData = callable('restrictOwnData');

/** Withdraws the request for a call of a person, identified by verified phone number and name. */
export const withdrawAppointment = callable('withdrawAppointment');

const readPage = callable('advisorData', { timeoutMs: 60_000 });

/** All that is stored of an advisor, by part. */
export type AdvisorData = Record<string, AdvisorDataOutput['records']>;

/**
 * Everything that the server holds of the signed-in advisor, read page by page.
 * @param onPart told before each part is read, with how many are done and how many there are
 */
export async function readAdvisorData(
  onPart: (done: number, all: number) => void,
): Promise<AdvisorData> {
  const data: AdvisorData = {};
  const { parts } = await readPage({ part: null, after: null });
  for (const [done, part] of parts.entries()) {
    onPart(done, parts.length);
    data[part] = await readPart(part);
  }
  return data;
}

async function readPart(part: string): Promise<AdvisorDataOutput['records']> {
  const records: AdvisorDataOutput['records'] = [];
  let after: string | null = null;
  do {
    const page: AdvisorDataOutput = await readPage({ part, after });
    records.push(...page.records);
    after = page.next;
  } while (after !== null);
  return records;
}
