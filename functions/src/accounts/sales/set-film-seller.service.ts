import { AppError } from '@wbd/domain/errors';
import { missingDetail, type SetFilmSellerInput } from '@wbd/domain/sales';
import type { Caller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { InvalidInput } from '../../core/refusal.ts';
import { expectMaySell } from './seller-rights.ts';
import type { SellersRepository } from './sellers.repository.ts';

export interface SellerPorts {
  sellers: SellersRepository;
  /** changes by one seller */
  changes: Pick<RateLimit, 'take'>;
  now: () => Date;
}

/**
 * Stores what tax authorities ask of a seller.
 * @throws AppError permission/denied, rate/limited; InvalidInput
 */
export async function setFilmSeller(
  { sellers, changes, now }: SellerPorts,
  input: SetFilmSellerInput,
  { uid }: Caller,
): Promise<Record<string, never>> {
  expectMaySell(await sellers.record(uid));
  if (!(await changes.take(uid, now()))) throw new AppError('rate/limited');
  const missing = missingDetail(input);
  if (missing !== null) throw new InvalidInput([missing]);
  const isPerson = input.legalForm === 'person';
  await sellers.storeDetails(
    uid,
    {
      legalForm: input.legalForm,
      bornOn: isPerson ? input.bornOn : null,
      register: isPerson ? null : input.register,
    },
    now(),
  );
  return {};
}
