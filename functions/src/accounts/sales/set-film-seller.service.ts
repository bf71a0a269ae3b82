import { AppError } from '@wbd/domain/errors';
import { missingDetail, type SetFilmSellerInput } from '@wbd/domain/sales';
import type { AccountCaller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { InvalidInput } from '../../core/refusal.ts';
import { expectFewChanges, moneyChange, type MoneyPorts } from '../money-changes/money-change.ts';
import type { SellersRepository } from './sellers.repository.ts';

export interface SellerPorts extends MoneyPorts {
  sellers: SellersRepository;
  /** changes by one seller */
  changes: Pick<RateLimit, 'take'>;
  now: () => Date;
}

/**
 * Stores the seller details required by tax authorities. The people concerned get a mail about changes.
 * @throws AppError rate/limited; InvalidInput
 */
export async function setFilmSeller(
  ports: SellerPorts,
  input: SetFilmSellerInput,
  { uid, advisor: { org } }: Pick<AccountCaller, 'uid' | 'advisor'>,
): Promise<Record<string, never>> {
  const { sellers, changes } = ports;
  const now = ports.now();
  if (!(await changes.take(uid, now))) throw new AppError('rate/limited');
  const missing = missingDetail(input);
  if (missing !== null) throw new InvalidInput([missing]);
  await expectFewChanges(ports.moneyChanges, uid, now);
  const isPerson = input.legalForm === 'person';
  const deed = { kind: 'film-seller', by: uid, person: uid, org } as const;
  await sellers.storeDetails(
    uid,
    {
      legalForm: input.legalForm,
      bornOn: isPerson ? input.bornOn : null,
      register: isPerson ? null : input.register,
    },
    moneyChange(deed, await ports.administrators(org), now),
    now,
  );
  return {};
}
