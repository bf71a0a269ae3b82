import { Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { ColumnFields } from '@wbd/ui/upload';
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
      <ColumnFields
        fields={IMPORT_FIELDS}
        labels={texts.fields}
        isRequired={(field) => REQUIRED_FIELDS.includes(field)}
        titles={titlesOf(file)}
        mapping={mapping}
        disabled={disabled}
        onChange={(field, column) =>
          onChange({ ...file, mapping: { ...mapping, [field]: column } })
        }
      />
      {(!isComplete(mapping) || !isOrderKnown) && (
        <Text role="status" mt="4" color="fg.muted">
          {isComplete(mapping) ? texts.dateOrderMissing : texts.mapMissing}
        </Text>
      )}
    </Card>
  );
}
