import { isBlocked } from '@wbd/domain/accounts';
import type { TaxProfile } from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { may } from '@wbd/domain/plans';
import { missingDetail, vatOf, type FilmSeller } from '@wbd/domain/sales';
import type { OwnState } from '../../core/own-state.repository.ts';
import type { SellerRecord } from './sellers.repository.ts';

/** Everything that a sale needs of its seller. */
export interface ReadySeller {
  seller: FilmSeller;
  taxProfile: TaxProfile;
  account: string;
  vatPercent: number;
  feeBasisPoints: number;
}

/** Whether the seller of an offer may still sell. For the caller of a function, the table of rights has already checked this. */
export function maySell(seller: OwnState | null): boolean {
  return seller !== null && !isBlocked(seller.account) && may(seller.advisor.lv, 'sellFilms');
}

/** @throws AppError sale/switched-off, sale/seller-incomplete, sale/not-connected */
export function expectReady(record: SellerRecord): ReadySeller {
  const { seller, taxProfile, hasImprint, feeBasisPoints } = record;
  if (feeBasisPoints === null) throw new AppError('sale/switched-off');
  const vatPercent = taxProfile && vatOf(taxProfile.kind);
  if (!seller || !taxProfile || vatPercent === null || !hasImprint || missingDetail(seller)) {
    throw new AppError('sale/seller-incomplete');
  }
  const { stripeAccount: account, canCharge } = seller;
  if (account === null || !canCharge) throw new AppError('sale/not-connected');
  return { seller, taxProfile, account, vatPercent, feeBasisPoints };
}
