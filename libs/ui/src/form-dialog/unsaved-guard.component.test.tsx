import { Link } from '@wbd/router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { renderPage } from '../../testing/index.ts';
import { Form, TextField, useForm } from '../form/index.ts';
import { PortalPage } from '../page/portal-page.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

const schema = z.object({ title: z.string() });
const words = { fields: { title: 'Titel' }, errors: {} };
const PORTAL = 'Zum Portal';

function FormPage() {
  const form = useForm({ schema, defaultValues: { title: '' }, words });
  return (
    <>
      <Link to="/portal">{PORTAL}</Link>
      <UnsavedGuard when={form.formState.isDirty} />
      <Form form={form} failure={{ title: '?' }} onSubmit={() => undefined}>
        <TextField form={form} name="title" />
      </Form>
    </>
  );
}

test('a page with unsaved changes is left only by decision', async () => {
  const portal = { path: '/portal', element: <PortalPage title={PORTAL}>{null}</PortalPage> };
  await renderPage(<FormPage />, { routes: [portal] });
  const title = page.getByRole('textbox', { name: 'Titel' });
  await title.fill('Rente');
  const leave = page.getByRole('link', { name: PORTAL });
  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' });
  await leave.click();
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect.element(title).toHaveValue('Rente');
  await leave.click();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(page.getByRole('heading', { name: PORTAL, level: 1 })).toBeVisible();
});
