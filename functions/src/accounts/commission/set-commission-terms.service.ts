import {
  rateText,
  TERMS_WORDING,
  termsId,
  type CommissionTerms,
  type SetCommissionTermsInput,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { berlinDay, formatDay } from '@wbd/domain/time';
import type { AccountCaller } from '../../core/caller.ts';
import type { NewDocument } from '../../core/firestore.ts';
import { expectFewChanges, moneyChange, type MoneyPorts } from '../money-changes/money-change.ts';
import { commissionAdministrator, type CommissionPorts } from './commission-caller.ts';

/** Bookings that began before midnight end within it. */
const MARGIN_MS = 5 * 60_000;

export interface SetCommissionTermsPorts extends CommissionPorts, MoneyPorts {
  /** The organisation of the operator; null while it pays nothing. */
  operator(): Promise<string | null>;
  /**
   * Adds terms under their number; the same terms again stay one.
   * @param rows the entry of the change and its mails, written with new terms only
   * @param lastDay the day up to which only first terms about deals may hold
   * @throws AppError `conflict` when there are others with this number, or one is missing before it; `terms/past`
   */
  add(
    terms: CommissionTerms,
    number: number,
    rows: readonly NewDocument[],
    lastDay: () => string,
  ): Promise<void>;
}

/**
 * Sets what the caller's organisation pays from a day on. The first terms about deals may hold for days that are over; later
 * ones begin tomorrow at the earliest, so that what was confirmed stays as it was booked. Those about packages never reach back,
 * and only the operator's organisation has some.
 * @throws AppError `permission/denied`, `rate/limited`, `conflict`, `terms/past`
 */
export async function setCommissionTerms(
  ports: SetCommissionTermsPorts,
  { after: count, source, validFrom, rate, holdingDays }: SetCommissionTermsInput,
  caller: AccountCaller,
): Promise<Record<string, never>> {
  const { administers: payer, advisor } = await commissionAdministrator(ports, caller);
  const isAboutDeals = source === 'deals';
  if (!isAboutDeals && payer !== (await ports.operator())) throw new AppError('permission/denied');
  // a fixed sum may be more than a month of a package costs
  if (!isAboutDeals && rate.kind !== 'share') throw new AppError('input/invalid');
  const number = count + 1;
  const terms: CommissionTerms = {
    id: termsId(payer, number),
    payer,
    source,
    validFrom,
    rate,
    holdingDays,
    overridePermille: 0,
    minimumPayout: 0,
    wording: TERMS_WORDING,
  };
  const now = ports.now();
  await expectFewChanges(ports.moneyChanges, advisor.id, now);
  const after = `${rateText(rate)} (ab ${formatDay(validFrom)})`;
  const rows = moneyChange(
    { kind: 'terms', by: advisor.id, org: payer, after },
    await ports.administrators(payer),
    now,
  );
  await ports.add(terms, number, rows, () =>
    berlinDay(new Date(ports.now().getTime() + MARGIN_MS)),
  );
  return {};
}
