import {
  HOME,
  isBankName,
  partySchema,
  type Payer,
  type SetPayerInput,
} from '@wbd/domain/commission';
import * as z from 'zod/mini';
import { accountOf, isAccount, isTaxId } from '../shared/typed-account.ts';

const { name, street, postalCode, city } = partySchema.shape;
const fields = z.object({
  // an empty name is already rejected by `name`
  name: name.check(z.refine((typed) => typed === '' || isBankName(typed))),
  street,
  postalCode,
  city,
  taxId: z.string().check(z.refine((typed) => isTaxId(typed, HOME))),
  iban: z.string(),
});
export type PayerValues = z.infer<typeof fields>;

/**
 * A payer as it is typed.
 * @param isStored whether an account is stored, which an empty field keeps
 */
export const payerFormSchema = (isStored: boolean) =>
  fields.check(z.refine(({ iban }) => isAccount(iban, isStored), { path: ['iban'] }));

export const payerValues = (payer: Payer | null): PayerValues => ({
  name: payer?.name ?? '',
  street: payer?.street ?? '',
  postalCode: payer?.postalCode ?? '',
  city: payer?.city ?? '',
  taxId: payer?.taxId ?? '',
  iban: '',
});

export const payerInput = ({ iban, ...typed }: PayerValues): SetPayerInput => ({
  ...typed,
  taxId: typed.taxId.trim(),
  country: HOME,
  iban: accountOf(iban),
});
