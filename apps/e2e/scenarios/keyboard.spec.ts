import type { Locator, Page } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { DEMO_SEMINARS, registrationPath } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { expectTakenOver } from '../fixtures/navigation.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { freshPerson, inLetters, lastSmsCode } from '../fixtures/people.ts';
import { freshSession } from '../fixtures/registration.ts';
import { expect, test } from '../fixtures/test.ts';

/** More stops than any of these pages has. */
const MOST_STOPS = 40;

/** Goes from stop to stop until the keyboard is at a control, which has to show it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) {
      const look = await control.evaluate((element) => {
        const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element);
        return {
          outlined: outlineStyle !== 'none' && outlineWidth !== '0px',
          boxShadow,
          borderColor,
        };
      });
      expect(look.outlined || look.boxShadow !== 'none').toBe(true);
      return;
    }
  }
  throw new Error(`The keyboard does not reach ${String(control)}`);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(new RegExp(`^${label}\\*?$`)).and(page.locator('input')));
  await page.keyboard.type(text);
}

test('UX-04 REG-03 a person registers by keyboard alone', async ({ page }) => {
  test.slow();
  const person = freshPerson();
  const session = await freshSession({ places: 5 });
  await page.goto(registrationPath('pro', DEMO_SEMINARS.trailer));
  const select = page.getByLabel('Termin');
  await tabTo(page, select);
  for (let step = 0; step < MOST_STOPS && (await select.inputValue()) !== session; step++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(select).toHaveValue(session);
  await expect(page.getByRole('radio', { name: 'Ich melde mich selbst an' })).toBeChecked();
  await type(page, 'Vorname', person.firstName);
  await type(page, 'Nachname', person.lastName);
  await type(page, 'E-Mail', person.email);
  await type(page, 'Telefonnummer', person.phone);
  await tabTo(page, page.getByRole('button', { name: 'Code anfordern', exact: true }));
  await page.keyboard.press('Enter');
  // the code's field has the focus by itself
  const code = page.getByRole('textbox', { name: /Code/ });
  await expect(code).toBeFocused();
  await page.keyboard.type(await lastSmsCode(person.phoneE164));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible(FIRST_CALL);
});

test('UX-04 SIGNUP-03 a partner signs up by keyboard alone', async ({ page }) => {
  test.slow();
  const unique = inLetters(String(Date.now()));
  await page.goto('/advisor-signup');
  await type(page, 'Vorname', 'Tasta');
  await type(page, 'Nachname', `Tur${unique}`);
  await type(page, 'E-Mail', `tasta.${unique}@example.org`);
  await type(page, 'Passwort', 'sechs+sechs');
  await type(page, 'Passwort wiederholen', 'sechs+sechs');
  await tabTo(page, page.getByRole('button', { name: 'Kostenlos registrieren', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/tastatur${unique}`, FIRST_CALL);
});

test('UX-04 CRM-02 an advisor works by keyboard alone: areas, dialogs that keep the focus and give it back, menus', async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  await storeCustomer(advisor.uid, { firstName: 'Ada', lastName: 'Alt' });
  await logIn(page, advisor.email);
  await page.goto('/intern/portal');
  await expectTakenOver(page);
  const crm = page.getByRole('banner').getByRole('link', { name: 'CRM', exact: true });
  await tabTo(page, crm);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'CRM', exact: true })).toBeVisible();
  const add = page.getByRole('button', { name: 'Kunde anlegen', exact: true });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Kunde anlegen', exact: true });
  await expect(dialog.getByLabel('Vorname')).toBeFocused();
  // once around: the page behind is out of reach
  for (let stops = 0; stops < MOST_STOPS / 2; stops++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await type(page, 'Vorname', 'Tasta');
  await type(page, 'Nachname', 'Tur');
  await type(page, 'E-Mail', 'tasta.tur@example.org');
  await tabTo(page, dialog.getByRole('button', { name: 'Speichern', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0, FIRST_CALL);
  await expect(page.getByRole('link', { name: 'Tasta Tur', exact: true })).toBeVisible();
  await expect(add).toBeFocused();

  const edit = page.getByRole('button', { name: 'Ada Alt bearbeiten', exact: true });
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(edit).toBeFocused();

  const mode = page.getByRole('banner').getByRole('button', { name: 'Farbschema', exact: true });
  await mode.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mode).toBeFocused();
});
