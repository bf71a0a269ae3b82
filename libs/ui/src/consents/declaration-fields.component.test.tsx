import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { expectAccessible, renderPage } from '../../testing/index.ts';
import { DeclarationFields, useDeclaration } from './index.ts';

const INVITE = 'Einladen';

/** Invites two people, some of them without consent. */
function Invitation({ undeclared }: { undeclared: number }) {
  const consent = useDeclaration();
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <DeclarationFields state={consent} about={undeclared} />
      <Button onClick={() => setIsSent(consent.suffices(undeclared, 2))}>{INVITE}</Button>
      {isSent && <p role="status">{INVITE}</p>}
    </>
  );
}

const missing = () => page.getByText('Bitte gib an, wie und wann die Einwilligung gegeben wurde');
const sent = () => page.getByRole('status');
const press = () => page.getByRole('button', { name: INVITE }).click();

test('SEM-07 asks for the consent on submit when nobody could be invited without it', async () => {
  await renderPage(<Invitation undeclared={2} />);
  await expect.element(missing()).not.toBeInTheDocument();
  await press();
  await expect.element(missing()).toBeVisible();
  await expect.element(sent()).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByLabelText('Wie?').selectOptions('spoken');
  await page.getByLabelText('Wann?').fill('2026-01-31');
  await expect.element(missing()).not.toBeInTheDocument();
  await press();
  await expect.element(sent()).toBeVisible();
});

test('SEM-07 invites people with consent without requiring it for the others', async () => {
  await renderPage(<Invitation undeclared={1} />);
  await press();
  await expect.element(sent()).toBeVisible();
  await expect.element(missing()).not.toBeInTheDocument();
});
