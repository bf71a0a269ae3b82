import type { Advisor } from '@wbd/domain/advisors';
import {
  approvalBy,
  isOpenObjection,
  needsOperator,
  type Payout,
  type WaitingPayout,
} from '@wbd/domain/commission';
import type { Caller } from '../../../core/caller.ts';
import type { PayoutsRepository } from './payouts.repository.ts';

export interface WaitingPayoutsPorts {
  payouts: Pick<PayoutsRepository, 'drafted' | 'claimed'>;
  /** Everyone who administers an organisation. */
  allAdministrators(): Promise<Advisor[]>;
}

/** Payouts that only the operator can approve, with what the caller would release. */
export async function waitingPayouts(
  ports: WaitingPayoutsPorts,
  { uid }: Pick<Caller, 'uid'>,
): Promise<{ payouts: WaitingPayout[] }> {
  const { payouts } = ports;
  const [drafted, administrators] = await Promise.all([
    payouts.drafted(),
    ports.allAdministrators(),
  ]);
  const ofPayer = (payer: string) =>
    administrators.filter(({ org }) => org === payer).map(({ id }) => id);
  const waiting = drafted.filter((payout) => needsOperator(payout, ofPayer(payout.payer)));
  return { payouts: await Promise.all(waiting.map((payout) => described(payouts, payout, uid))) };
}

async function described(
  payouts: WaitingPayoutsPorts['payouts'],
  payout: Payout,
  uid: string,
): Promise<WaitingPayout> {
  const { id, payer, author, draftedAt } = payout;
  const claimed = (await payouts.claimed(payout)).map(({ statement }) => statement);
  const objected = new Set(claimed.filter(isOpenObjection).map((statement) => statement.id));
  const approval = approvalBy(payout, uid, objected);
  const parts = ['pays', 'own', 'objected'] as const;
  return {
    id,
    payer,
    author,
    draftedAt: draftedAt.toISOString(),
    statements: parts.flatMap((part) => approval[part].map((one) => ({ ...one, part }))),
  };
}
