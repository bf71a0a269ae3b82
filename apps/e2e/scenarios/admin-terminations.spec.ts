import { randomUUID } from 'node:crypto';
import { patient } from '@wbd/tools/host-speed';
import { setFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { freshPerson } from '../fixtures/people.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: patient(90_000) });

test('an admin sees a declaration whose account does not exist, and sets it aside on record', async ({
  page,
}) => {
  const { email } = freshPerson();
  const name = `Frieda ${email.split('@')[0] ?? ''}`;
  await setFields(`terminations/${randomUUID().replaceAll('-', '').slice(0, 20)}`, {
    kind: 'extraordinary',
    reason: 'Ich gebe den Beruf auf.',
    name,
    email,
    code: null,
    endsOn: null,
    confirmTo: email,
    receivedAt: new Date(),
    state: 'open',
    uid: null,
    isImmediate: false,
    endsAt: null,
    decidedAt: null,
    trace: null,
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  await signInTo(page, '/admin', demoAccounts.admin);
  const areas = page.getByRole('navigation', { name: 'Admin-Bereiche' });
  await areas.getByRole('link', { name: 'Kündigungen', exact: true }).click();
  await expect(page).toHaveURL('/admin/kuendigungen');
  const entry = page.getByRole('listitem').filter({ hasText: name });
  await expect(entry).toContainText('Außerordentliche Kündigung');
  await expect(entry).toContainText('Ich gebe den Beruf auf.');
  await expect(entry).toContainText('Zu dieser E-Mail-Adresse gibt es kein Konto.');
  await expect(entry.getByRole('button')).toHaveText(['Zurückstellen']);
  await expectAccessibleEverywhere(page);
  await entry.getByRole('button', { name: 'Zurückstellen', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Zurückstellen' });
  await expect(question).toContainText(`Die Kündigung von ${name} bleibt ohne Wirkung`);
  await question.getByRole('button', { name: 'Zurückstellen', exact: true }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible({
    timeout: patient(30_000),
  });
  await expect(entry).toHaveCount(0);
  await page.getByLabel('Anzeigen').selectOption('Alle');
  await expect(entry).toContainText('Zurückgestellt');
  await areas.getByRole('link', { name: 'Protokoll', exact: true }).click();
  const record = page.getByRole('row').filter({ hasText: email });
  await expect(record).toContainText('Kündigung zurückgestellt');
});
