import { readFile } from 'node:fs/promises';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { makeOrgAdmin } from '../fixtures/auth-admin.ts';
import { setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const DEALS = '/intern/netzwerk/abschluesse';
/** Calls that start their process, on a busy machine. */
const PATIENT = { timeout: patient(60_000) };

const windows1252 = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'), 'latin1');

test('NET-06 an administrator decides with a list: a preview names every row that changes nothing, a broken connection is continued, and repeating changes nothing', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(patient(240_000));
  consoleErrors.allow(/ERR_FAILED|RPC_ERROR/);
  const org = `e2elist${process.pid}x${Date.now()}`;
  const boss = await freshAdvisor({ name: 'boss' });
  await setFields(`advisors/${boss.uid}`, { org });
  await makeOrgAdmin(boss.uid);
  await setFields(`commissionTerms/${org}~0001`, {
    payer: org,
    validFrom: '2020-01-01',
    rate: { kind: 'share', permille: 100 },
    holdingDays: 30,
    overridePermille: 0,
    minimumPayout: 0,
    wording: 'terms-1',
  });
  const partner = await freshAdvisor({ name: 'partner' });
  const report = (reference: string, name: string, netCents: number, state = 'reported') =>
    setFields(`deals/${org}${reference}`, {
      payer: org,
      advisor: 'someone',
      customer: null,
      name,
      partner: partner.uid,
      netCents,
      on: '2026-10-15',
      reference,
      state,
      reason: null,
      decidedBy: state === 'reported' ? null : 'someone',
      decidedAt: state === 'reported' ? null : new Date(),
      commission: state === 'reported' ? null : 1,
      maturesOn: null,
      reportedAt: new Date(),
    });
  await report('V-1', 'Jörg W.', 120_050);
  await report('V-2', 'Ayşe Ö.', 85_000);
  await report('V-3', 'Eva P.', 240_000);
  await report('V-4', 'Bo Z.', 50_000);
  await report('V-5', 'Ida K.', 10_000, 'confirmed');
  await report('V-6', 'Uwe L.', 10_000);

  await logIn(page, boss.email);
  await page.goto(DEALS);
  await page.getByRole('link', { name: 'Mit einer Liste entscheiden', exact: true }).click(PATIENT);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Mit einer Liste entscheiden', exact: true }),
  ).toBeVisible();
  const says = (text: string) => page.getByText(text, { exact: true });
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  const choose = page.getByLabel(/^(?:Andere )?Liste wählen$/);
  const list = (buffer: Buffer) =>
    choose.setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer }, PATIENT);
  await list(Buffer.from('PK\u0003\u0004\0\0'));
  await expect(
    says(
      'Bitte lade eine CSV-Datei hoch. Öffne deine Tabelle dazu in ihrem Programm und speichere sie als CSV.',
    ),
  ).toBeVisible(PATIENT);
  await list(windows1252(['Nummer;Netto', 'V-1;1,00']));
  await expect(
    says(
      'Ordne Betrag, Status und Kennzeichen eine Spalte zu, dann siehst du die Vorschau. Statt des Kennzeichens gehen auch Kunde und Tag.',
    ),
  ).toBeVisible();

  const rows = [
    'Abschlüsse Oktober',
    'Vertragsnr.;Kunde;Netto (EUR);Abschlussdatum;Status;Stornogrund',
    'V-1;Weiß, Jörg;1.200,50;15.10.2026;bestätigt;',
    'V-2;Öztürk, Ayse;900,00;15.10.2026;bestätigt;',
    'V-3;Prell, Eva;2.400,00;15.10.2026;abgelehnt;Kein Vertrag',
    ';Zell, Bo;500,00;15.10.2026;bestätigt;',
    'V-5;Kurz, Ida;100,00;15.10.2026;bestätigt;',
    'V-7;Neu, Udo;100,00;15.10.2026;bestätigt;',
    'V-6;Lang, Uwe;100,00;15.10.2026;offen;',
  ];
  await list(windows1252(rows));
  await expect(says('liste.csv: 7 Zeilen')).toBeVisible();
  await expect(
    says('2 Abschlüsse werden bestätigt: 1.700,50\u00a0€ netto, dafür 170,05\u00a0€ Provision.'),
  ).toBeVisible();
  await expect(says('1 Abschluss wird abgelehnt.')).toBeVisible();
  await expect(says('1 Zeile sagt, was schon gespeichert ist.')).toBeVisible();
  await expect(says('3 Zeilen ändern nichts; der Grund steht in der Tabelle.')).toBeVisible();
  await expect(row('V-1')).toContainText('Wird bestätigt, Provision 120,05\u00a0€');
  await expect(row('V-2')).toContainText(
    'Betrag weicht ab: In der Liste steht 900,00, gemeldet sind 850,00\u00a0€',
  );
  await expect(row('V-3')).toContainText('Wird abgelehnt');
  await expect(row('V-4')).toContainText('Wird bestätigt, Provision 50,00\u00a0€');
  await expect(row('V-5')).toContainText('Ist schon bestätigt');
  await expect(row('V-7')).toContainText('Kein gemeldeter Abschluss passt dazu');
  await expect(row('V-6')).toContainText('„offen“ lässt den Abschluss, wie er ist');
  await expectAccessibleEverywhere(page);
  await page.getByRole('checkbox', { name: 'Nur Zeilen, die nichts ändern' }).check();
  await expect(row('V-1')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Nur Zeilen, die nichts ändern' }).uncheck();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Diese Zeilen herunterladen', exact: true }).click();
  const saved = await readFile(await (await saving).path(), 'utf8');
  expect(saved).toContain(
    'V-7;Neu, Udo;100,00;15.10.2026;bestätigt;;Kein gemeldeter Abschluss passt dazu',
  );
  expect(saved.trim().split('\r\n')).toHaveLength(4);

  const submit = page.getByRole('button', { name: 'Über 3 Abschlüsse entscheiden', exact: true });
  const sure = page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Entscheiden', exact: true });
  await page.route(/decideDeals$/, (route) => route.abort());
  await submit.click();
  await sure.click();
  await expect(says('Das wurde unterbrochen')).toBeVisible(PATIENT);
  await page.unroute(/decideDeals$/);
  await submit.click();
  await sure.click();
  await expect(says('Liste abgeschlossen')).toBeVisible(PATIENT);
  await expect(says('Über 3 Abschlüsse ist entschieden.')).toBeVisible();
  await expect(row('V-1')).toContainText('Gespeichert');
  await expect(row('V-3')).toContainText('Gespeichert');

  await list(windows1252(rows));
  await expect(row('V-1')).toContainText('Ist schon bestätigt');
  await expect(row('V-3')).toContainText('Ist schon abgelehnt');
  await expect(says('Diese Liste ändert nichts.')).toBeVisible();

  // a cancelled deal takes its commission back
  await list(windows1252([rows[1] ?? '', 'V-1;;-600,00;;Storno;', 'V-4;;-500,00;;Storno;']));
  await expect(row('V-1')).toContainText(
    'Nur ein Teil von 1.200,50\u00a0€: Teilbeträge lassen sich nicht stornieren',
  );
  await expect(says('1 Abschluss wird storniert: Die Provision dafür geht zurück.')).toBeVisible();
  await page.getByLabel('Grund, wo die Liste keinen nennt').fill('Widerruf im Oktober');
  await page.getByRole('button', { name: 'Über 1 Abschluss entscheiden', exact: true }).click();
  await sure.click();
  await expect(says('Liste abgeschlossen')).toBeVisible(PATIENT);

  await page.goto(`${DEALS}?tab=decided`);
  const cancelled = page.getByRole('listitem').filter({ hasText: 'V-4' });
  await expect(cancelled.getByText('Storniert', { exact: true })).toBeVisible(PATIENT);
  await expect(cancelled.getByText('Widerruf im Oktober', { exact: true })).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'V-3' })
      .getByText('Kein Vertrag', { exact: true }),
  ).toBeVisible();
});
