import type { AccountCaller } from '../../../core/caller.ts';
import type { NewDocument } from '../../../core/firestore.ts';
import type { Logins } from '../../../core/logins.ts';
import { secondFactorChange } from './second-factor-change.ts';

export interface NoteSecondFactorPorts {
  logins: Pick<Logins, 'signIns'>;
  /** Writes all documents unless the first one exists. */
  storeOnce(rows: readonly [NewDocument, ...NewDocument[]]): Promise<void>;
  now(): Date;
}

/** Mails the calling advisor about a second factor that they added at the provider, once for each factor. */
export async function noteSecondFactor(
  ports: NoteSecondFactorPorts,
  { account }: Pick<AccountCaller, 'account'>,
): Promise<Record<string, never>> {
  const factor = (await ports.logins.signIns(account.id))?.secondFactor;
  if (!factor) return {};
  const change = { change: 'added', at: factor.since } as const;
  await ports.storeOnce(secondFactorChange(account, change, ports.now()));
  return {};
}
