import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, renderPage } from '../../testing/index.ts';
import { ChooseFileButton, ColumnFields } from './index.ts';

const FIELDS = ['name', 'amount'] as const;
const LABELS = { name: 'Name', amount: 'Betrag' };
const TITLES = ['Kunde', ''];
const CHOOSE = 'Tabelle wählen';

/** A table that the page reads itself, and which of its columns is which field. */
function Table() {
  const [file, setFile] = useState('');
  const [mapping, setMapping] = useState<Record<(typeof FIELDS)[number], number | null>>({
    name: 0,
    amount: null,
  });
  return (
    <>
      <ChooseFileButton
        label={CHOOSE}
        accept=".csv"
        disabled={false}
        onChoose={({ name }) => setFile(name)}
      />
      <p>{file}</p>
      <ColumnFields
        fields={FIELDS}
        labels={LABELS}
        isRequired={(field) => field === 'amount'}
        titles={TITLES}
        mapping={mapping}
        disabled={false}
        onChange={(field, column) => setMapping({ ...mapping, [field]: column })}
      />
    </>
  );
}

test('UPLOAD-01 the button for a table takes the same file twice, and a column without a title has its number', async () => {
  await renderPage(<Table />);
  const choose = page.getByLabelText(CHOOSE);
  for (const name of ['eins.csv', 'zwei.csv', 'zwei.csv']) {
    await choose.upload(new File(['a;b'], name, { type: 'text/csv' }));
    await expect.element(page.getByText(name)).toBeVisible();
    await expect.element(choose).toHaveValue('');
  }
  const amount = page.getByLabelText('Betrag', { exact: false });
  await expect.element(page.getByLabelText('Name', { exact: false })).toHaveValue('0');
  await expect.element(amount).toHaveValue('');
  const options = amount.getByRole('option').elements();
  expect(options.map(({ textContent }) => textContent)).toEqual([
    '– nicht übernehmen –',
    'Kunde',
    'Spalte 2',
  ]);
  await amount.selectOptions('Spalte 2');
  await expect.element(amount).toHaveValue('1');
  await expectAccessible();
});
