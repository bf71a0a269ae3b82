import { ENCODINGS } from '@wbd/domain/tables';
import { SimpleGrid } from '@wbd/ui';
import { Field, NativeSelect } from '@wbd/ui/form';
import {
  asksDateOrder,
  encodingSample,
  NO_HEADER,
  withEncoding,
  withHeader,
  withSheet,
  type ChosenFile,
} from './chosen-file.ts';
import { importTexts as texts } from './texts.de.ts';

/** Among which rows the titles can be chosen. */
const FIRST_ROWS = 10;

export interface FileOptionsProps {
  file: ChosenFile;
  disabled: boolean;
  onChange: (file: ChosenFile) => void;
}

/** How the file is read, for files that can be read in several ways. */
export function FileOptions({ file, disabled, onChange }: FileOptionsProps) {
  const { source } = file.table;
  const sample = encodingSample(file);
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4" mb="6" _empty={{ display: 'none' }}>
      {source.kind === 'workbook' && source.sheets.length > 1 && (
        <Field label={texts.sheet} disabled={disabled}>
          <NativeSelect
            value={source.sheet}
            onChange={({ target }) => {
              onChange(withSheet(file, Number(target.value)));
            }}
          >
            {source.sheets.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      {source.kind !== 'workbook' && sample.length > 0 && (
        <Field label={texts.encoding} hint={texts.encodingSample(sample)} disabled={disabled}>
          <NativeSelect
            value={source.encoding}
            onChange={({ target }) => {
              const encoding = ENCODINGS.find((one) => one === target.value);
              const read = encoding && withEncoding(file, encoding);
              if (read) onChange(read);
            }}
          >
            {ENCODINGS.map((encoding) => (
              <option key={encoding} value={encoding}>
                {texts.encodings[encoding]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      {source.kind !== 'contacts' && (
        <Field label={texts.header} disabled={disabled}>
          <NativeSelect
            value={file.header}
            onChange={({ target }) => {
              onChange(withHeader(file, Number(target.value)));
            }}
          >
            <option value={NO_HEADER}>{texts.noHeader}</option>
            {file.table.rows.slice(0, FIRST_ROWS).map(({ number, cells }, index) => (
              <option key={number} value={index}>
                {texts.headerRow(number, cells)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      {asksDateOrder(file) && (
        <Field label={texts.dateOrder} required disabled={disabled}>
          <NativeSelect
            value={file.dateOrder ?? ''}
            onChange={({ target: { value } }) => {
              const dateOrder = value === 'day' || value === 'month' ? value : null;
              onChange({ ...file, dateOrder });
            }}
          >
            <option value="">{texts.dateOrderOpen}</option>
            <option value="day">{texts.dayFirst}</option>
            <option value="month">{texts.monthFirst}</option>
          </NativeSelect>
        </Field>
      )}
    </SimpleGrid>
  );
}
