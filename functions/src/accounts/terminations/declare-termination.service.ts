import { AppError } from '@wbd/domain/errors';
import { keptMs } from '@wbd/domain/retention';
import type {
  DeclareTerminationInput,
  DeclareTerminationOutput,
  Termination,
} from '@wbd/domain/terminations';
import { currentTrace } from '../../core/log/trace.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { InvalidInput } from '../../core/refusal.ts';
import { terminationMail, terminationReceipt } from '../../mail/occasions/termination-mail.ts';
import { latestEnd, wishedEnd } from './package-end.ts';
import type { TerminationsRepository } from './terminations.repository.ts';

export interface DeclareTerminationPorts {
  terminations: Pick<TerminationsRepository, 'read' | 'create'>;
  uidOf(email: string): Promise<string | null>;
  limits: Record<'byNetwork' | 'byPair' | 'ofAddress', Pick<RateLimit, 'take'>>;
  now(): Date;
}

/**
 * Receives a declaration that ends a contract, confirms the receipt by mail, and asks the owner of the account that it names.
 * Neither the answer nor its duration tells whether there is such an account. A repeated call is the same declaration.
 * @param network the visitor's network address, for the limits
 * @throws AppError `rate/limited`, `conflict` when another declaration has this id
 */
export async function declareTermination(
  ports: DeclareTerminationPorts,
  input: DeclareTerminationInput,
  network: string,
): Promise<DeclareTerminationOutput> {
  const now = ports.now();
  const earlier = await ports.terminations.read(input.id);
  if (earlier) return repeated(earlier, input);
  if ((wishedEnd(input) ?? now) > latestEnd(now)) throw new InvalidInput(['endsOn']);
  const { byNetwork, byPair, ofAddress } = ports.limits;
  const isAllowed =
    (await byNetwork.take(network, now)) &&
    (await byPair.take(`${network} ${input.email}`, now)) &&
    (await ofAddress.take(input.email, now));
  if (!isAllowed) throw new AppError('rate/limited');

  const uid = await ports.uidOf(input.email);
  const termination: Termination = {
    ...input,
    receivedAt: now,
    state: 'open',
    uid,
    isImmediate: false,
    endsAt: null,
    decidedAt: null,
    trace: currentTrace(),
    expiresAt: new Date(now.getTime() + keptMs('terminations')),
  };
  const receipt = terminationReceipt(termination, now);
  const question = terminationMail('termination-check', termination, uid ?? 'nobody', now);
  const mails = uid === null ? [receipt] : [receipt, question];
  const isNew = await ports.terminations.create(
    termination,
    mails,
    uid === null ? question.id : null,
  );
  if (isNew) return { receivedAt: now.toISOString() };
  const stored = await ports.terminations.read(input.id);
  if (!stored) throw new AppError('unavailable');
  return repeated(stored, input);
}

function repeated(
  { receivedAt, ...stored }: Termination,
  input: DeclareTerminationInput,
): DeclareTerminationOutput {
  const isSame =
    stored.kind === input.kind &&
    stored.reason === input.reason &&
    stored.name === input.name &&
    stored.email === input.email &&
    stored.code === input.code &&
    stored.endsOn === input.endsOn &&
    stored.confirmTo === input.confirmTo;
  if (!isSame) throw new AppError('conflict');
  return { receivedAt: receivedAt.toISOString() };
}
