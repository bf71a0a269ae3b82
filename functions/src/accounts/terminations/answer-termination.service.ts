import type { Account } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import { isLive, planPrice } from '@wbd/domain/plans';
import type {
  AnswerTerminationInput,
  AnswerTerminationOutput,
  Termination,
} from '@wbd/domain/terminations';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { requireTerminationToken } from '../../core/termination-token.ts';
import { expectedEnd } from './package-end.ts';
import type { TerminationsRepository } from './terminations.repository.ts';

export interface AnswerTerminationPorts {
  terminations: Pick<TerminationsRepository, 'read' | 'change'>;
  account(uid: string): Promise<Account | null>;
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

const STATE_AFTER = { confirm: 'confirmed', refuse: 'refused' } as const;

/**
 * Shows a declaration to the bearer of the link that was mailed to the account's own address, and lets them confirm or refuse
 * it. A trigger carries a confirmed one out. A repeated answer, and one about a decided declaration, changes nothing.
 * @param network the visitor's network address, for the limit
 * @throws AppError `link/invalid`, `rate/limited`
 */
export async function answerTermination(
  ports: AnswerTerminationPorts,
  { token, answer }: AnswerTerminationInput,
  network: string,
): Promise<AnswerTerminationOutput> {
  const id = requireTerminationToken(token);
  const now = ports.now();
  if (!(await ports.limit.take(network, now))) throw new AppError('rate/limited');
  const found = await ports.terminations.read(id);
  const account = found?.uid ? await ports.account(found.uid) : null;
  // a closed account has nothing left to end
  if (!found || account?.email !== found.email) throw new AppError('link/invalid');
  if (answer === 'look') return shown(found, account);
  const changed = await ports.terminations.change(id, (current) =>
    current.state === 'open'
      ? { next: { ...current, state: STATE_AFTER[answer], decidedAt: now } }
      : null,
  );
  return shown(changed ?? (await ports.terminations.read(id)) ?? found, account);
}

function shown(termination: Termination, account: Account): AnswerTerminationOutput {
  const { kind, state, name, reason, code, receivedAt, endsOn } = termination;
  const subscription = account.billing?.subscription;
  const price = subscription && isLive(subscription.status) ? planPrice(subscription.price) : null;
  const endsAt = termination.endsAt ?? expectedEnd(account, termination);
  return {
    kind,
    state,
    name,
    reason,
    code,
    receivedAt: receivedAt.toISOString(),
    endsOn,
    plan: price && price.plan,
    endsAt: endsAt && endsAt.toISOString(),
  };
}
