import { freshAdvisor, signInAs } from '../fixtures/advisors.ts';
import { readFields } from '../fixtures/database.ts';
import { advisorWithTimes, storeAppointmentAt } from '../fixtures/own-appointments.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const HOUR_MS = 3_600_000;
const NEXT_YEAR = new Date().getFullYear() + 1;

test('an advisor enters hours and adds an appointment type from a template, and people can book', async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  await signInAs(page, advisor);
  await page.goto('/intern/portal');
  const tile = page.getByRole('main').getByRole('link', { name: /^Termine/ });
  await tile.click();
  await expect(page).toHaveURL('/intern/kalender');
  await expect(page.getByRole('heading', { name: 'Lass dich direkt buchen' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Termine einrichten' }).first().click();
  const saturday = page.getByLabel('Samstag');
  await saturday.fill('vormittags');
  await page.getByRole('button', { name: 'Sprechzeiten speichern' }).click();
  await expect(saturday).toHaveAccessibleDescription(/Bitte gib Zeiten im Raster/);
  await saturday.fill('10 bis 12:30');
  await page.getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
  await page.getByLabel('Erster Tag').fill(`${NEXT_YEAR}-12-24`);
  await page.getByLabel('Letzter Tag (freiwillig)').fill(`${NEXT_YEAR}-12-26`);
  await page.getByLabel('Gesetzliche Feiertage').selectOption('BY');
  await page.getByRole('button', { name: 'Sprechzeiten speichern' }).click();
  await expect(page.getByText('Sprechzeiten gespeichert', { exact: true })).toBeVisible(FIRST_CALL);

  await page.getByRole('button', { name: 'Kennenlernen, 30 Minuten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Terminart hinzufügen' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Kennenlernen');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden(FIRST_CALL);
  const row = page.getByRole('list', { name: 'Terminarten' }).getByRole('listitem');
  await expect(row).toContainText('30 Minuten · Telefon: Ich rufe an');
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel('Samstag')).toHaveValue('10:00–12:30');
  await expect(page.getByLabel('Letzter Tag (freiwillig)')).toHaveValue(`${NEXT_YEAR}-12-26`);
  expect(await readFields(`advisors/${advisor.uid}`)).toMatchObject({
    takesAppointments: { booleanValue: true },
  });

  const preview = page.getByRole('link', { name: /^So sehen es deine Kunden/ });
  expect(await preview.getAttribute('href')).toBe(
    `/action/${advisor.uid}/appointment/${advisor.uid}`,
  );
  await row.getByRole('switch').click();
  await expect(page.getByText('Nicht mehr buchbar', { exact: true })).toBeVisible(FIRST_CALL);
  await expect(preview).toBeHidden();
});

test('an advisor calls off one appointment, and records the outcome of another', async ({
  page,
}) => {
  test.slow();
  const { advisor } = await advisorWithTimes();
  await storeAppointmentAt(advisor.uid, new Date(Date.now() + 50 * HOUR_MS));
  await storeAppointmentAt(advisor.uid, new Date(Date.now() - 5 * HOUR_MS));
  await signInAs(page, advisor);
  await page.goto('/intern/kalender');
  const list = page.getByRole('list', { name: 'Liste der Termine' }).getByRole('listitem');
  await expect(list).toHaveCount(1, FIRST_CALL);
  await expect(list).toContainText('Jana Weber');
  await expect(list).toContainText('Absicherung als Lehrerin');
  await expectAccessible(page);

  await list.getByRole('button', { name: 'Termin mit Jana Weber absagen' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Termin absagen?' });
  await dialog.getByLabel('Grund (freiwillig)').fill('Ich bin krank');
  await dialog.getByRole('button', { name: 'Termin absagen' }).click();
  await expect(dialog).toBeHidden(FIRST_CALL);
  await expect(list).toContainText('Von dir abgesagt');
  await expect(list).toContainText('Ich bin krank');

  await page.getByRole('tab', { name: 'Vergangene' }).click();
  await expect(page.getByText('1 Termin wartet auf deine Rückmeldung')).toBeVisible(FIRST_CALL);
  await list.getByText('War da', { exact: true }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible(FIRST_CALL);
  await expect(list.getByRole('link', { name: 'Abschluss melden' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});
