import type { Party } from '@wbd/domain/commission';
import { FormGrid, TextField, type FieldPath, type KitForm } from '@wbd/ui/form';

interface PartyFieldsProps<
  Values extends Pick<Party, 'name' | 'street' | 'postalCode' | 'city'>,
  Submitted,
> {
  form: KitForm<Values, Submitted>;
  /** the names of the fields, which the type of the form's values does not give away */
  names: readonly [
    name: FieldPath<Values>,
    street: FieldPath<Values>,
    postalCode: FieldPath<Values>,
    city: FieldPath<Values>,
  ];
  /** hint shown below the name field instead of the default one */
  nameHint?: string;
}

/** Name and address of a party of a credit note. */
export function PartyFields<
  Values extends Pick<Party, 'name' | 'street' | 'postalCode' | 'city'>,
  Submitted,
>({
  form,
  names: [name, street, postalCode, city],
  nameHint,
}: PartyFieldsProps<Values, Submitted>) {
  return (
    <>
      <TextField form={form} name={name} required autoComplete="name" hint={nameHint} />
      <TextField form={form} name={street} required autoComplete="street-address" />
      <FormGrid>
        <TextField form={form} name={postalCode} required autoComplete="postal-code" />
        <TextField form={form} name={city} required autoComplete="address-level2" />
      </FormGrid>
    </>
  );
}
