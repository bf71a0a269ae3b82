import { consentTo } from '@wbd/domain/consents';
import {
  hasAgreed,
  presentContract,
  type AcceptContractInput,
  type AcceptContractOutput,
} from '@wbd/domain/contracts';
import { AppError } from '@wbd/domain/errors';
import type { Caller } from '../../core/caller.ts';
import type { AgreementsRepository } from './agreements.repository.ts';

export interface AcceptContractPorts {
  agreements: Pick<AgreementsRepository, 'change'>;
  now(): Date;
}

/**
 * Stores that the calling advisor accepts the documents as they are now: version, words and time. Repeating it keeps the first.
 * @throws AppError `permission/denied` for a login without an account, `conflict` when the page showed another version
 */
export async function acceptContract(
  ports: AcceptContractPorts,
  { version }: AcceptContractInput,
  { uid }: Caller,
): Promise<AcceptContractOutput> {
  if (version !== presentContract()) throw new AppError('conflict');
  const isKnown = await ports.agreements.change(uid, (account) =>
    hasAgreed(account)
      ? null
      : { agreement: consentTo('contract', ports.now()), contractDue: null },
  );
  if (!isKnown) throw new AppError('permission/denied');
  return {};
}
