import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  galleryOrigin,
  test,
} from '../fixtures/gallery.ts';

const open = (page: Page, tab: string) => page.goto(`${galleryOrigin}/?tab=${tab}`);

test('PUB-08 four slides, of which three show, go round at every width', async ({ page }) => {
  // what three thirds of a width are rounded to differs by a pixel
  for (const width of [1001, 1002, 1003]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${galleryOrigin}/karussell?folien=4`);
    for (const number of [2, 3, 4, 1, 2]) {
      await page.getByRole('button', { name: 'Nächste Folie' }).click();
      await expect(page.getByText(/^\d von 4$/).first()).toHaveText(`${number} von 4`);
    }
  }
});

test('UX-04.7 a field that is refused is described by its error, and the first one has the focus', async ({
  page,
}) => {
  await open(page, 'formular');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const title = page.getByRole('textbox', { name: 'Titel' });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('Bitte gib einen Titel ein');
  await expect(page.getByRole('textbox', { name: 'Telefon' })).toHaveAccessibleDescription(
    'Bitte gültige Telefonnummer angeben In jeder Schreibweise',
  );
  await expect(page.getByRole('checkbox', { name: /Einverständnis/ })).toHaveAccessibleDescription(
    'Ohne Einverständnis geht es nicht',
  );

  const duration = page.getByRole('textbox', { name: 'Dauer' });
  await expect(duration).toHaveAccessibleDescription('Bitte gib eine Dauer in Minuten ein');
  await duration.fill('1,5');
  await expect(duration).toHaveAccessibleDescription(
    'Gib eine Dauer in Minuten ein (nur Zahlen, kein Komma)',
  );
  await expect(duration).toHaveValue('1,5');
  await duration.fill('90');
  await expect(duration).toHaveAccessibleDescription('');

  const description = page.getByRole('textbox', { name: 'Beschreibung' });
  await description.fill('eins\nzwei\ndrei');
  await expect(description).toHaveValue('eins\nzwei drei');
});

test('UX-06 a dialog keeps what was typed when saving fails, and asks before it throws it away', async ({
  page,
}) => {
  await open(page, 'formular');
  const opener = page.getByRole('button', { name: 'Im Dialog bearbeiten' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Seminar' });
  const save = dialog.getByRole('button', { name: 'Speichern' });
  await dialog.getByRole('textbox', { name: 'Titel' }).fill('Rente');
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('a@b.example');
  await save.click();
  await expect(page.getByText('Fehler beim Speichern', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Titel' })).toHaveValue('Rente');
  // the keyboard stays where it was, so that Enter tries again
  await expect(save).toBeFocused();

  await save.click();
  const email = dialog.getByRole('textbox', { name: 'E-Mail' });
  await expect(email).toHaveAccessibleDescription('Diese E-Mail-Adresse ist bereits registriert.');
  await expect(email).toBeFocused();
  await expectAccessible(page);

  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(question).toHaveCount(0);
  await expect(email).toHaveValue('a@b.example');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a page with unsaved changes is left only by decision', async ({ page }) => {
  await open(page, 'formular');
  await page.getByRole('textbox', { name: 'Titel' }).fill('Rente');
  const leave = page.getByRole('link', { name: 'Zum Portal' });
  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' });
  await leave.click();
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Rente');
  await leave.click();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page.getByRole('heading', { name: 'Zum Portal', level: 1 })).toBeVisible();
});

test('CONF-05 a list is put in order by pointer, by arrow keys and by buttons, and each move is announced', async ({
  page,
}) => {
  await open(page, 'listen');
  const list = page.getByRole('list', { name: 'Seminare' });
  const order = (names: string[]) => expect(list.getByRole('listitem')).toHaveText(names);
  const announced = (text: string) => expect(page.getByText(text, { exact: true })).toBeAttached();
  await order(['Anna Äpfel', 'Jörg Weiß', 'Zoé Zimmer', 'Bernd Öhler']);

  await list.getByRole('button', { name: 'Anna Äpfel nach unten' }).click();
  await order(['Jörg Weiß', 'Anna Äpfel', 'Zoé Zimmer', 'Bernd Öhler']);
  await announced('Anna Äpfel: jetzt an Stelle 2 von 4');

  const handle = list.getByRole('button', { name: /^Anna Äpfel verschieben/ });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await order(['Jörg Weiß', 'Zoé Zimmer', 'Anna Äpfel', 'Bernd Öhler']);
  await expect(handle).toBeFocused();

  const grip = list.getByRole('button', { name: /^Bernd Öhler verschieben/ });
  await grip.scrollIntoViewIfNeeded();
  const target = await list.getByRole('listitem').first().boundingBox();
  const from = await grip.boundingBox();
  if (!target || !from) throw new Error('The list has no place');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1) {
    const y = from.y + ((target.y - 10 - from.y) * step) / 20;
    await page.mouse.move(from.x + from.width / 2, y);
  }
  await page.mouse.up();
  await order(['Bernd Öhler', 'Jörg Weiß', 'Zoé Zimmer', 'Anna Äpfel']);
  await announced('Bernd Öhler: jetzt an Stelle 1 von 4');
});

test('a table sorts, selects and is searched; tabs are part of the address', async ({ page }) => {
  await page.goto(galleryOrigin);
  await page.getByRole('tab', { name: 'Listen' }).click();
  await expect(page).toHaveURL(/\?tab=listen$/);
  const names = page.getByRole('row').locator('td:nth-child(2)');
  await expect(names).toHaveText(['Anna Äpfel', 'Bernd Öhler', 'Jörg Weiß', 'Zoé Zimmer']);
  await page.getByRole('columnheader', { name: 'Seit' }).getByRole('button').click();
  await expect(names).toHaveText(['Anna Äpfel', 'Jörg Weiß', 'Zoé Zimmer', 'Bernd Öhler']);

  await page.getByRole('checkbox', { name: 'Jörg Weiß auswählen' }).check();
  const all = page.getByRole('checkbox', { name: 'Alle auswählen' });
  await expect(all).toBeChecked({ indeterminate: true });
  const search = page.getByRole('searchbox', { name: 'Videos suchen...' });
  const hint = page.locator('kbd');
  await expect(hint).toHaveText('/');
  await expect(hint).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(hint).toBeHidden();
  await page.keyboard.type('jör/');
  await expect(search).toHaveValue('jör/');
  await search.fill('jör');
  await expect(names).toHaveText(['Jörg Weiß']);
  await page.getByRole('button', { name: 'Suche leeren' }).click();
  await expect(search).toBeFocused();
  await all.check();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Zoé Zimmer auswählen' })).toBeChecked();

  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Formular' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test.describe('UPLOAD-03 the upload dialog', () => {
  const tell = (page: Page, news: 'arrive' | 'finish' | 'fail') =>
    page.evaluate((word) => window.uploadLine?.(word), news);

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await open(page, 'hochladen');
    await page.getByRole('button', { name: 'Hochladen' }).click();
  });

  test('says what is on its way, cannot be closed, and closes 0.8 s after it is done', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog', { name: 'Wird hochgeladen' });
    await expect(dialog.getByText('Lade Video hoch...', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveCount(0);

    await tell(page, 'arrive');
    await expect(dialog.getByText('Lade Bild hoch...', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');

    await tell(page, 'finish');
    await expect(dialog.getByText('Abgeschlossen', { exact: true })).toBeVisible();
    await page.clock.fastForward(300);
    await expect(dialog).toBeVisible();
    await page.clock.fastForward(600);
    await expect(dialog).toHaveCount(0);
  });

  test('says for 2 s that it failed', async ({ page }) => {
    await tell(page, 'fail');
    const words = page.getByText(
      'Das hat leider nicht geklappt. Versuch es in einigen Minuten nochmal.',
      { exact: true },
    );
    await expect(words).toBeVisible();
    await page.clock.fastForward(1000);
    await expect(words).toBeVisible();
    await page.clock.fastForward(1500);
    await expect(words).toHaveCount(0);
  });
});

test('UX-04 every part of the kit breaks no accessibility rule, on a phone and at a desk, light and dark', async ({
  page,
}) => {
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const tab of ['formular', 'listen', 'zustaende']) {
    await open(page, tab);
    await expectAccessibleEverywhere(page, async () => expect(await beyond()).toBe(0));
  }
});
