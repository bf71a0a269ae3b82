import { operationsOutput } from '@wbd/domain/reports';
import * as z from 'zod/mini';
import { patient } from '@wbd/tools/host-speed';
import { setFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: patient(90_000) });

const REPORT = /\/reportBrowser$/;
/** A report comes when the page has time for it. */
const PATIENCE = { timeout: patient(30_000) };
const answerSchema = z.object({ result: operationsOutput });

test('ADMIN-04 an error and the speed of a page reach the operator, who sees what hangs and what is live', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|Probe/);
  const says = (text: string) => page.getByText(text, { exact: true });
  // this visit is measured
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const env = document.getElementById('wbd-env');
      if (!env?.textContent.includes('"measuredShare":0')) return;
      observer.disconnect();
      env.textContent = env.textContent.replace('"measuredShare":0', '"measuredShare":1');
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
  const reporter = page.waitForResponse(
    async (script) =>
      script.url().endsWith('.js') && (await script.text()).includes('reportBrowser'),
    PATIENCE,
  );
  await page.goto('/pro');
  await reporter;
  await page.waitForLoadState('networkidle');
  // the page sends its measurements when it closes
  await page.goto('/recht/impressum');

  const calls = `${functionsOrigin}/**/operations`;
  await page.route(calls, (route) => route.abort());
  await signInTo(page, '/admin', demoAccounts.admin);
  await page
    .getByRole('navigation', { name: 'Admin-Bereiche' })
    .getByRole('link', { name: 'Betrieb', exact: true })
    .click();
  await expect(page).toHaveURL('/admin/betrieb');
  await expect(page.getByRole('heading', { level: 1, name: 'Betrieb', exact: true })).toBeVisible();
  await expect(says('Der Stand konnte nicht geladen werden.')).toBeVisible({
    timeout: patient(20_000),
  });

  // one mail more hangs than the sweep leaves
  const since = Date.now() - 12.5 * 60_000;
  const hanging = { id: 'm', kind: 'password-reset', state: 'queued', attempts: 3, since } as const;
  await setFields('mails/e2eunclear', {
    advisor: 'gone',
    uid: 'gone',
    kind: 'password-reset',
    state: 'unclear',
    attempts: 1,
    leaseUntil: new Date(),
    nextAttempt: null,
    sentAt: null,
    messageId: '<e2e@wbd>',
    error: null,
    expiresAt: null,
  });
  const erased = { day: '2026-01-01', rule: 'customers', announced: 4, erased: 17, failed: 0 };
  await setFields('operations/retention', { days: [erased] });
  await page.route(calls, async (route) => {
    const answer = await route.fetch();
    if (route.request().method() !== 'POST') return route.fulfill({ response: answer });
    const { result } = answerSchema.parse(await answer.json());
    const mails = { ...result.mails, hanging: [hanging] };
    return route.fulfill({ response: answer, json: { result: { ...result, mails } } });
  });
  const thrown = page.waitForRequest(REPORT, PATIENCE);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Probe anna.meier@example.org +49 151 2345678');
    });
  });
  const sent = (await thrown).postData();
  expect(sent).toContain('"message":"…"');
  expect(sent).toContain('"route":"/admin/betrieb"');
  await (await (await thrown).response())?.finished();
  await page.getByRole('button', { name: 'Erneut versuchen', exact: true }).click();

  const table = (name: string) => page.getByRole('table', { name, exact: true });
  const row = (name: string, cell: string) =>
    table(name)
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: cell, exact: true }) });
  await expect(row('Hängende E-Mails', 'Neues Passwort')).toHaveText(
    /Wird verschickt\s*vor 12 Minuten\s*3$/,
  );
  const unclear = page.getByRole('term').filter({ has: says('E-Mails mit ungewissem Ausgang') });
  await expect(unclear.locator('+ dd')).toHaveText(/^[1-9]/);
  await expect(row('Zeitgesteuerte Aufgaben', 'E-Mails nachsenden')).toBeVisible();
  await expect(row('Gelöscht nach Frist', '01.01.2026')).toHaveText(
    /Kunden ohne Kontakt\s*4\s*17\s*0$/,
  );
  await expect(row('Live-Versionen', 'crm')).toContainText(/vor \d+ (Minuten?|Stunden|Tagen)/);
  await expect(row('Fehler in Browsern', 'shell')).toContainText(/live\s*[1-9]/);
  const refresh = page.getByRole('button', { name: 'Aktualisieren', exact: true });
  await expect(async () => {
    await refresh.click();
    await expect(row('Ladezeiten', 'public')).toBeVisible({ timeout: patient(3_000) });
  }).toPass(PATIENCE);
  // faded while it loads
  await expect(refresh).toBeEnabled();
  await expectAccessibleEverywhere(page);
});
