import {
  CREDIT_NOTE_WORDING,
  HOME,
  isBankName,
  partySchema,
  TAX_KINDS,
  type SetTaxProfileInput,
  type TaxProfile,
} from '@wbd/domain/commission';
import * as z from 'zod/mini';
import { accountOf, isAccount, isTaxId } from '../shared/typed-account.ts';

const { name, street, postalCode, city } = partySchema.shape;
const fields = z.object({
  kind: z.enum(TAX_KINDS),
  // an empty name is already rejected by `name`
  name: name.check(z.refine((typed) => typed === '' || isBankName(typed))),
  street,
  postalCode,
  city,
  country: z.string(),
  taxId: z.string(),
  iban: z.string(),
  agreed: z.boolean(),
});
export type ProfileValues = z.infer<typeof fields>;

/**
 * A tax profile as it is typed.
 * @param isStored whether an account is stored, which an empty field keeps
 */
export const profileFormSchema = (isStored: boolean) =>
  fields.check(
    z.refine(({ kind, country }) => kind !== 'abroad' || country !== '', { path: ['country'] }),
    z.refine((typed) => typed.kind === 'private' || isTaxId(typed.taxId, countryOf(typed)), {
      path: ['taxId'],
    }),
    z.refine(({ iban }) => isAccount(iban, isStored), { path: ['iban'] }),
    z.refine(({ agreed }) => agreed, { path: ['agreed'] }),
  );

const countryOf = ({ kind, country }: Pick<ProfileValues, 'kind' | 'country'>) =>
  kind === 'abroad' ? country : HOME;

/** What the form holds at first. */
export const profileValues = (
  profile: TaxProfile | null,
  advisor: { firstName: string; lastName: string },
): ProfileValues => ({
  kind: profile?.kind ?? 'private',
  name: profile?.name ?? `${advisor.firstName} ${advisor.lastName}`,
  street: profile?.street ?? '',
  postalCode: profile?.postalCode ?? '',
  city: profile?.city ?? '',
  country: profile === null || profile.country === HOME ? '' : profile.country,
  taxId: profile?.taxId ?? '',
  iban: '',
  agreed: profile !== null,
});

export function profileInput({ agreed: _, ...typed }: ProfileValues): SetTaxProfileInput {
  return {
    ...typed,
    country: countryOf(typed),
    taxId: typed.kind === 'private' ? null : typed.taxId.trim(),
    iban: accountOf(typed.iban),
    wording: CREDIT_NOTE_WORDING,
  };
}
