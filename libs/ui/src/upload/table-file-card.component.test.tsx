import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, renderPage } from '../../testing/index.ts';
import { ColumnFields, TableFileCard } from './index.ts';

const FIELDS = ['name', 'amount'] as const;
const LABELS = { name: 'Name', amount: 'Betrag' };
const TITLES = ['Kunde', ''];
const CHOOSE = 'Tabelle wählen';
const WORDS = {
  title: 'Tabelle',
  text: 'Als CSV-Datei.',
  choose: CHOOSE,
  chooseOther: CHOOSE,
  sample: 'Beispiel',
};
const REFUSED = 'Das ist keine Tabelle.';
const SAMPLE = { filename: 'beispiel.csv', content: 'a;b', type: 'text/csv' };
const BROKEN = Array.from({ length: 10 }, (_, index) => `Zeile ${index + 1}`);

/** A table that the page reads itself, and which of its columns is which field. */
function Table() {
  const [file, setFile] = useState('');
  const [mapping, setMapping] = useState<Record<(typeof FIELDS)[number], number | null>>({
    name: 0,
    amount: null,
  });
  return (
    <>
      <TableFileCard
        words={WORDS}
        accept=".csv"
        disabled={false}
        chosen={file === '' ? null : { note: file, broken: BROKEN }}
        sample={() => SAMPLE}
        onOpen={(name) => {
          if (name.startsWith('kein')) return REFUSED;
          setFile(name);
          return null;
        }}
        onRefuse={() => setFile('')}
      />
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

test('UPLOAD-01 accepts the same table twice, replaces it with the reason of a refusal, and numbers columns without a title', async () => {
  await renderPage(<Table />);
  const choose = page.getByLabelText(CHOOSE);
  for (const name of ['eins.csv', 'zwei.csv', 'zwei.csv']) {
    await choose.upload(new File(['a;b'], name, { type: 'text/csv' }));
    await expect.element(page.getByText(name)).toBeVisible();
    await expect.element(choose).toHaveValue('');
  }
  await expect.element(page.getByText('Zeile 8', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Und 2 weitere.')).toBeVisible();
  await choose.upload(new File(['?'], 'keine.csv', { type: 'text/csv' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent(REFUSED);
  await expect.element(page.getByText('Und 2 weitere.')).not.toBeInTheDocument();
  await expect.element(page.getByText('zwei.csv')).not.toBeInTheDocument();
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
