import { SimpleGrid } from '@chakra-ui/react';
import { Field } from '../form/field.tsx';
import { NativeSelect } from '../form/inputs.tsx';
import { uploadTexts as texts } from './texts.de.ts';

export interface ColumnFieldsProps<Name extends string> {
  /** in the order in which they are shown */
  fields: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  isRequired: (field: Name) => boolean;
  /** titles of the file's columns, empty for one without */
  titles: readonly string[];
  /** the column of each field; null when no column holds it */
  mapping: Readonly<Record<Name, number | null>>;
  disabled: boolean;
  onChange: (field: Name, column: number | null) => void;
}

/** Which column of a table holds which field. */
export function ColumnFields<Name extends string>(props: ColumnFieldsProps<Name>) {
  const { fields, labels, isRequired, titles, mapping, disabled, onChange } = props;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
      {fields.map((field) => (
        <Field key={field} label={labels[field]} required={isRequired(field)} disabled={disabled}>
          <NativeSelect
            value={mapping[field] ?? ''}
            onChange={({ target: { value } }) =>
              onChange(field, value === '' ? null : Number(value))
            }
          >
            <option value="">{texts.noColumn}</option>
            {titles.map((title, index) => (
              <option key={index} value={index}>
                {title === '' ? texts.column(index + 1) : title}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ))}
    </SimpleGrid>
  );
}
