import { AppError } from '@wbd/domain/errors';
import { emailSchema } from '@wbd/domain/fields';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { expectAccessible, renderPage } from '../../testing/index.ts';
import { Button } from '../button/button.tsx';
import { EmailField, FormGrid, TextField, useForm } from '../form/index.ts';
import { FormDialog } from './form-dialog.tsx';

const schema = z.object({ title: z.string().check(z.minLength(1)), email: emailSchema });
const words = {
  fields: { title: 'Titel', email: 'E-Mail' },
  errors: {
    title: 'Bitte gib einen Titel ein',
    email: {
      missing: 'E-Mail ist erforderlich',
      invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
    },
  },
};
const texts = { open: 'Im Dialog bearbeiten', title: 'Seminar', failure: 'Fehler beim Speichern' };

/** Its first attempt finds the server out of reach, its second finds the address taken. */
function SeminarDialog({ onClose }: { onClose: () => void }) {
  const [attempt, setAttempt] = useState(0);
  const form = useForm({ schema, defaultValues: { title: '', email: '' }, words });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      failure={{ title: texts.failure }}
      failingFields={{ 'customer/email-taken': 'email' }}
      onSubmit={async () => {
        setAttempt(attempt + 1);
        await Promise.resolve();
        throw new AppError(attempt === 0 ? 'unavailable' : 'customer/email-taken');
      }}
      onClose={onClose}
    >
      <FormGrid>
        <TextField form={form} name="title" required />
        <EmailField form={form} name="email" required />
      </FormGrid>
    </FormDialog>
  );
}

function DialogPage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      {open && <SeminarDialog onClose={() => setOpen(false)} />}
    </>
  );
}

test('UX-06 a dialog keeps what was typed when saving fails, and asks before it throws it away', async () => {
  await renderPage(<DialogPage />);
  const opener = page.getByRole('button', { name: 'Im Dialog bearbeiten' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Seminar' });
  const save = dialog.getByRole('button', { name: 'Speichern' });
  const title = dialog.getByRole('textbox', { name: 'Titel', exact: false });
  const email = dialog.getByRole('textbox', { name: 'E-Mail', exact: false });
  await title.fill('Rente');
  await email.fill('a@b.example');
  await save.click();
  await expect.element(page.getByText('Fehler beim Speichern')).toBeVisible();
  await expect.element(title).toHaveValue('Rente');
  // the keyboard stays where it was, so that Enter tries again
  await expect.element(save).toHaveFocus();

  await save.click();
  await expect
    .element(email)
    .toHaveAccessibleDescription('Diese E-Mail-Adresse ist bereits registriert.');
  await expect.element(email).toHaveFocus();
  await expectAccessible();

  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' });
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(email).toHaveValue('a@b.example');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
