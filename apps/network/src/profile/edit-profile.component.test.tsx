import { anAdvisor } from '@wbd/domain/testing';
import { QueryClient, QueryClientProvider } from '@wbd/query';
import { expectAccessibleEverywhere, renderPage } from '@wbd/ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EditProfile } from './edit-profile.tsx';

const advisor = anAdvisor({ firstName: 'Łukasz', lastName: 'Größe' });
const show = () =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <EditProfile profile={null} advisor={advisor} />
    </QueryClientProvider>,
  );

test('NET-05 previews the bank spelling of the name while typing', async () => {
  await show();
  await expect.element(page.getByText(/bei der Bank: Lukasz Groesse/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name oder Firma' }).fill('Юрий Щербаков');
  await expect.element(page.getByText(/bei der Bank: Yuriy Scherbakov/)).toBeVisible();
  await expectAccessibleEverywhere();
});

test('NET-05 rejects a name without characters that banks accept, and keeps it in the field', async () => {
  await show();
  const name = page.getByRole('textbox', { name: 'Name oder Firma' });
  await name.fill('李小龍');
  await expect.element(page.getByText(/So steht dein Name/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Speichern' }).click();
  const error = page.getByText(/einen Namen ein, den eine Bank schreiben kann/);
  await expect.element(error.first()).toBeVisible();
  await expect.element(name).toHaveValue('李小龍');
});
