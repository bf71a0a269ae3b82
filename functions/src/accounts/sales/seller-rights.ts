import type { Advisor } from '@wbd/domain/advisors';
import type { TaxProfile } from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { may } from '@wbd/domain/plans';
import { missingDetail, vatOf, type FilmSeller } from '@wbd/domain/sales';
import type { SellerRecord } from './sellers.repository.ts';

/** Everything that a sale needs of its seller. */
export interface ReadySeller {
  advisor: Advisor;
  seller: FilmSeller;
  taxProfile: TaxProfile;
  account: string;
  vatPercent: number;
  feeBasisPoints: number;
}

/** @throws AppError permission/denied for those who are no advisor, are blocked or have another package */
export function expectMaySell({ advisor }: Pick<SellerRecord, 'advisor'>): Advisor {
  if (!advisor || advisor.blocked || !may(advisor.lv, 'sellFilms')) {
    throw new AppError('permission/denied');
  }
  return advisor;
}

/** @throws AppError permission/denied, sale/switched-off, sale/seller-incomplete, sale/not-connected */
export function expectReady(record: SellerRecord): ReadySeller {
  const advisor = expectMaySell(record);
  const { seller, taxProfile, hasImprint, feeBasisPoints } = record;
  if (feeBasisPoints === null) throw new AppError('sale/switched-off');
  const vatPercent = taxProfile && vatOf(taxProfile.kind);
  if (!seller || !taxProfile || vatPercent === null || !hasImprint || missingDetail(seller)) {
    throw new AppError('sale/seller-incomplete');
  }
  const { stripeAccount: account, canCharge } = seller;
  if (account === null || !canCharge) throw new AppError('sale/not-connected');
  return { advisor, seller, taxProfile, account, vatPercent, feeBasisPoints };
}
