import { patient } from '@wbd/tools/host-speed';

import { freshAdvisor } from '../fixtures/advisors.ts';
import { inDays, storeParticipant, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const LIST = '/intern/veranstaltungen';

/** yyyy-MM-dd */
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);
test('SEM-02 SEM-03 a seminar is duplicated with its files, a session with its place, and a series is shown before it is added', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  // the stored seminar has no real video
  consoleErrors.allow(/404/);
  const advisor = await freshAdvisor();
  const title = `Vorsorge ${Date.now()}`;
  const seminar = await storeSeminar(advisor.uid, { title, online: true });
  await storeSession({ advisor: advisor.uid, seminar, time: inDays(-3), places: 12 });
  await signInTo(page, LIST, advisor);
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await card(title)
    .getByRole('link', { name: /^Duplizieren/ })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Seminar duplizieren', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue(
    `Kopie von ${title}`,
  );
  await expect(page.getByRole('switch', { name: 'Findet online statt' })).toBeChecked();
  const session = (number: number) =>
    page.getByRole('group', { name: `Termin ${number}`, exact: true });
  await expect(session(1).getByLabel('Ort')).toHaveValue('Bürgerhaus Kalk');
  await expect(session(1).getByLabel('Plätze')).toHaveValue('12');
  await expect(session(1).getByLabel('Meeting-Link')).toHaveValue('Großer Saal');
  await expect(session(1).getByLabel('Datum')).toHaveValue('');

  const addSeries = page.getByRole('button', { name: 'Terminserie hinzufügen', exact: true });
  await addSeries.click();
  await expect(
    page.getByText(
      'Wähle zuerst beim letzten Termin ein Datum, dann kannst du ihn als Serie wiederholen.',
      { exact: true },
    ),
  ).toBeVisible();
  await session(1).getByLabel('Datum').fill(dayIn(10));
  await page.getByRole('button', { name: 'Termin 1 duplizieren', exact: true }).click();
  await expect(session(2).getByLabel('Ort')).toHaveValue('Bürgerhaus Kalk');
  await expect(session(2).getByLabel('Datum')).toHaveValue('');
  await session(2).getByLabel('Datum').fill(dayIn(20));

  await addSeries.click();
  const dialog = page.getByRole('dialog', { name: 'Terminserie' });
  const days = dialog
    .getByRole('list', { name: 'Diese Termine kommen dazu', exact: true })
    .getByRole('listitem');
  await dialog.getByLabel('Weitere Termine').fill('2');
  await dialog.getByLabel('Rhythmus').selectOption('Alle zwei Wochen');
  await expect(days).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(session(3).getByLabel('Datum')).toHaveValue(dayIn(34));
  await expect(session(4).getByLabel('Datum')).toHaveValue(dayIn(48));
  await expect(session(4).getByLabel('Plätze')).toHaveValue('12');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Seminar erfolgreich gespeichert', { exact: true })).toBeVisible({
    timeout: patient(30_000),
  });
  const copy = card(`Kopie von ${title}`);
  await expect(copy.getByRole('link', { name: /^Teilnehmer ansehen/ })).toHaveCount(4);
  await expect(copy.getByText(/Bürgerhaus Kalk/).first()).toBeVisible();
  await expect(card(title)).toHaveCount(1);

  await page.goto(`${LIST}/new?vorlage=nochnieda`);
  await expect(page.getByText('Seminar nicht gefunden.', { exact: true })).toBeVisible();
});

test('SEM-06 the list of participants is printed whole, black on white, without the page around it', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  const of = {
    advisor: advisor.uid,
    seminar: await storeSeminar(advisor.uid, { title: 'Auf Papier' }),
  };
  const session = await storeSession({ ...of, taken: 2 });
  for (const lastName of ['Zell', 'Aal']) {
    await storeParticipant({ ...of, session, firstName: 'Kim', lastName });
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'gedruckt';
    };
  });
  await signInTo(page, `${LIST}/view/${session}`, advisor);
  const sheet = page.getByRole('table', { name: 'Teilnehmerliste', exact: true });
  await expect(page.getByText('Kim Zell', { exact: true }).first()).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: 'Weitere Aktionen', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Liste drucken', exact: true }).click();
  await expect(page).toHaveTitle('gedruckt');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet.getByRole('row')).toHaveText(['Nr.NameUnterschrift', '1Kim Aal', '2Kim Zell']);
  await expect(page.getByText('2 Teilnehmer', { exact: true })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
});
