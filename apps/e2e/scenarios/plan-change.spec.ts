import { formatDate } from '@wbd/domain/time';
import { patient } from '@wbd/tools/host-speed';
import { aPrice, localStripe } from '@wbd/tools/stripe-testing';
import { logIn } from '../fixtures/login.ts';
import {
  basicAdvisor,
  bookProbe,
  chooseSchedule,
  customerOf,
  planCard,
} from '../fixtures/packages.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: patient(240_000) });

const PATIENT = { timeout: patient(60_000) };

test('PAY-03 an advisor plans Lite for the end of the term, sees it with its day, and takes it back', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const says = (text: string) => page.getByText(text, { exact: true });
  const advisor = await basicAdvisor();
  await logIn(page, advisor.email);
  await bookProbe(page, 'Pro', 'Zahlung klappt');
  const stripe = localStripe(process.env);
  const [bought] = (await stripe.subscriptions.list({ customer: await customerOf(advisor.uid) }))
    .data;
  const end = formatDate(new Date((bought?.items.data[0]?.current_period_end ?? 0) * 1000));

  await page.goto('/intern/pricing/lite');
  const change = planCard(page, 'Lite').getByRole('button');
  await expect(change).toHaveText('Zum Laufzeitende wechseln');
  await change.click();
  const dialog = page.getByRole('alertdialog', { name: 'Zu WBD Lite (jährlich) wechseln?' });
  await expect(dialog).toContainText(
    `WBD Pro (Probe) läuft noch bis zum ${end}. Ab dann hast du WBD Lite (jährlich). Es wird jetzt nichts abgebucht, und bis dahin kannst du den Wechsel zurücknehmen.`,
  );
  await expect(dialog).toContainText('Preis: 799 € im Jahr, zzgl. MwSt.');
  await expect(dialog).toContainText('Deine Daten bleiben erhalten.');
  await expectAccessibleEverywhere(page);

  const calls = `${functionsOrigin}/**/planChange`;
  await page.route(calls, (route) => route.abort());
  const confirm = dialog.getByRole('button', { name: 'Wechsel planen', exact: true });
  await confirm.click();
  await expect(says('Der Wechsel konnte nicht geplant werden.')).toBeVisible(PATIENT);
  await page.unroute(calls);
  await confirm.click();
  await expect(says(`Geplant. Dein Paket wechselt am ${end}.`)).toBeVisible(PATIENT);
  await expect(says(`Am ${end} wechselst du zu WBD Lite (jährlich).`)).toBeVisible();
  await expect(change).toHaveText('Wechsel geplant');
  await expect(change).toBeDisabled();
  await expectAccessibleEverywhere(page);

  // the server knows it, too
  await expect(async () => {
    await page.goto('/intern/profile');
    await expect(says(`WBD Lite (jährlich) ab ${end}`)).toBeVisible({ timeout: 3_000 });
  }).toPass(PATIENT);
  await page.goto('/intern/pricing/lite');
  await chooseSchedule(page, 'Monatlich');
  await expect(change).toHaveText('Zum Laufzeitende wechseln');
  await page.getByRole('button', { name: 'Wechsel zurücknehmen', exact: true }).click();
  await expect(says('Zurückgenommen. Du behältst WBD Pro (Probe).')).toBeVisible(PATIENT);
  await expect(says(`Am ${end} wechselst du zu WBD Lite (jährlich).`)).toHaveCount(0);
  await expect(change).toHaveText('Zum Laufzeitende wechseln');
});

test('PAY-03 a subscription with further items is upgraded after a yes in the portal', async ({
  page,
  consoleErrors,
}) => {
  // the answer that asks for the yes
  consoleErrors.allow(/status of 400 .*createCheckout/);
  const advisor = await basicAdvisor();
  await logIn(page, advisor.email);
  await bookProbe(page, 'Lite', 'Zahlung klappt');
  const stripe = localStripe(process.env);
  const [bought] = (await stripe.subscriptions.list({ customer: await customerOf(advisor.uid) }))
    .data;
  const extra = await aPrice(stripe);
  await stripe.subscriptions.update(bought?.id ?? '', { items: [{ price: extra.id }] });

  await page.goto('/intern/pricing/pro');
  await chooseSchedule(page, 'Probe');
  await planCard(page, 'Pro').getByRole('button', { name: 'Jetzt wechseln', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Jetzt zu WBD Pro (Probe) wechseln?' });
  await expect(dialog).toContainText(
    'Dein Abo enthält weitere Posten, die bleiben. Der Wechsel gilt sofort: Für die laufende Zeit buchen wir den Unterschied anteilig von deiner Karte ab, danach 299 € im Monat, zzgl. MwSt.',
    PATIENT,
  );
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Zahlungspflichtig wechseln', exact: true }).click();
  await expect(page).toHaveURL('/intern/checkout-success/pro', PATIENT);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Willkommen bei WBD Pro', exact: true }),
  ).toBeVisible(PATIENT);
});
