import { SimpleGrid, Text } from '@wbd/ui';
import { Field, NativeSelect } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { dateOrderOf, titlesOf, type ChosenFile } from './chosen-file.ts';
import { IMPORT_FIELDS, isComplete, REQUIRED_FIELDS } from './columns.ts';
import { FileOptions } from './file-options.tsx';
import { importTexts as texts } from './texts.de.ts';

export interface MapColumnsProps {
  file: ChosenFile;
  disabled: boolean;
  onChange: (file: ChosenFile) => void;
}

/** How the file is read, and which of its columns is which field of a customer. */
export function MapColumns({ file, disabled, onChange }: MapColumnsProps) {
  const { mapping } = file;
  const isOrderKnown = dateOrderOf(file) !== null;
  return (
    <Card title={texts.mapTitle} text={texts.mapText}>
      <FileOptions file={file} disabled={disabled} onChange={onChange} />
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
                const column = value === '' ? null : Number(value);
                onChange({ ...file, mapping: { ...mapping, [field]: column } });
              }}
            >
              <option value="">{texts.noColumn}</option>
              {titlesOf(file).map((title, index) => (
                <option key={index} value={index}>
                  {texts.column(title, index)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        ))}
      </SimpleGrid>
      {(!isComplete(mapping) || !isOrderKnown) && (
        <Text role="status" mt="4" color="fg.muted">
          {isComplete(mapping) ? texts.dateOrderMissing : texts.mapMissing}
        </Text>
      )}
    </Card>
  );
}
