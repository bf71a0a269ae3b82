import type { DetailName } from '@wbd/domain/customers';
import {
  SelectField,
  TextField,
  type FieldPath,
  type FieldValues,
  type KitForm,
} from '@wbd/ui/form';
import { optionsOf } from './customer-form.ts';

interface DetailFieldProps<Values extends FieldValues, Submitted> {
  form: KitForm<Values, Submitted>;
  name: DetailName & FieldPath<Values>;
}

/** The field for a detail of a customer: a choice or free text. */
export function DetailField<Values extends FieldValues, Submitted>({
  form,
  name,
}: DetailFieldProps<Values, Submitted>) {
  const options = optionsOf(name);
  return options ? (
    <SelectField form={form} name={name} options={options} />
  ) : (
    <TextField form={form} name={name} />
  );
}
