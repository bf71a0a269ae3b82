import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleEverywhere, renderPage } from '../../testing/index.ts';
import { AddressTabs } from './address-tabs.tsx';

const LABEL = 'Bauteile';
const TABS = [
  { id: 'formular', label: 'Formular', content: 'Felder' },
  { id: 'listen', label: 'Listen', content: 'Tabellen' },
];

test('tabs are part of the address, and the way back leads to the one before', async () => {
  await renderPage(<AddressTabs label={LABEL} tabs={TABS} />);
  await page.getByRole('tab', { name: 'Listen' }).click();
  await expect.poll(() => location.search).toBe('?tab=listen');
  await expect.element(page.getByText('Tabellen')).toBeVisible();
  history.back();
  await expect
    .element(page.getByRole('tab', { name: 'Formular' }))
    .toHaveAttribute('aria-selected', 'true');
  await expectAccessibleEverywhere();
});
