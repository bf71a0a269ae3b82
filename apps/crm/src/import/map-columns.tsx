import { SimpleGrid, Text } from '@wbd/ui';
import { Field, NativeSelect } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { IMPORT_FIELDS, isComplete, REQUIRED_FIELDS, type Mapping } from './columns.ts';
import { importTexts as texts } from './texts.de.ts';

export interface MapColumnsProps {
  header: readonly string[];
  mapping: Mapping;
  disabled: boolean;
  onChange: (mapping: Mapping) => void;
}

/** Which column of the file is which field of a customer. */
export function MapColumns({ header, mapping, disabled, onChange }: MapColumnsProps) {
  return (
    <Card title={texts.mapTitle} text={texts.mapText}>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
        {IMPORT_FIELDS.map((field) => (
          <Field
            key={field}
            label={texts.fields[field]}
            required={REQUIRED_FIELDS.includes(field)}
            disabled={disabled}
          >
            <NativeSelect
              value={mapping[field] ?? ''}
              onChange={({ target: { value } }) => {
                onChange({ ...mapping, [field]: value === '' ? null : Number(value) });
              }}
            >
              <option value="">{texts.noColumn}</option>
              {header.map((title, index) => (
                <option key={index} value={index}>
                  {texts.column(title, index)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        ))}
      </SimpleGrid>
      {!isComplete(mapping) && (
        <Text role="status" mt="4" color="fg.muted">
          {texts.mapMissing}
        </Text>
      )}
    </Card>
  );
}
