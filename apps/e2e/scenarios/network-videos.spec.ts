import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, signInAs } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { portalOrigin } from '../fixtures/portal.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const PAGE = '/intern/schnellvideos';
const TITLE = 'Drei Fragen vor dem Hauskauf';
const PATIENT = { timeout: patient(30_000) };

test('KNOW-04.1,2,3,4 a colleague takes a shared quick video over, shares it under their own code, and loses it when its author withdraws it', async ({
  page,
  browser,
}) => {
  test.slow();
  const [author, taker] = await Promise.all([freshAdvisor(), freshAdvisor()]);
  await setFields(`advisors/${author.uid}`, { firstName: 'Clara', lastName: 'Weiß' });
  await setFields(`advisors/${taker.uid}`, { lv: 1 });
  const id = `e2e${Date.now()}${'x'.repeat(20)}`.slice(0, 20);
  await setFields(`quickVideos/${id}`, {
    title: TITLE,
    url: 'knowledge_videos_for_customers/video/demoadvisorpro-etf-trailer.mp4',
    thumb: null,
    advisor: author.uid,
    createdAt: new Date(),
  });

  await signInAs(page, author);
  await page.goto(PAGE);
  await page.getByRole('button', { name: `Mit dem Netzwerk teilen: ${TITLE}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Mit dem Netzwerk teilen?' });
  await expect(question).toContainText(
    `Berater ab WBD Lite können „${TITLE}“ in ihre Liste übernehmen und unter ihrem Link weiterschicken. Dein Name steht dabei. Du kannst es jederzeit zurücknehmen: Dann verschwindet es überall.`,
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Teilen', exact: true }).click();
  await expect(page.getByText('Mit dem Netzwerk geteilt', { exact: true })).toBeVisible();
  await expect(page.getByText('Im Netzwerk geteilt', { exact: true })).toBeVisible();

  const context = await browser.newContext({
    baseURL: portalOrigin,
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 390, height: 844 },
  });
  const colleague = await context.newPage();
  await signInAs(colleague, taker);
  await colleague.goto(PAGE);
  await expect(
    colleague.getByText(
      'Übernimm Videos aus dem Netzwerk und schick sie unter deinem Link weiter. Mit WBD Pro lädst du eigene Schnellvideos hoch.',
      { exact: true },
    ),
  ).toBeVisible();
  await colleague.getByRole('link', { name: 'Videos im Netzwerk ansehen', exact: true }).click();
  const shared = colleague.getByRole('list', { name: 'Schnellvideos aus dem Netzwerk' });
  await colleague.getByPlaceholder('Videos suchen...', { exact: true }).fill('Hauskauf');
  await expect(shared.getByRole('listitem').first()).toContainText('von Clara Weiß');
  await expectAccessible(colleague);
  await shared
    .getByRole('button', { name: `Übernehmen: ${TITLE}` })
    .first()
    .click();
  await expect(colleague.getByText('In deine Liste übernommen', { exact: true })).toBeVisible();
  await expect(shared.getByRole('button', { name: `In deiner Liste: ${TITLE}` })).toBeVisible();

  // before it is passed on, it can be reported
  await shared
    .getByRole('button', { name: `Abspielen: ${TITLE}` })
    .first()
    .click();
  await colleague.getByRole('link', { name: 'Inhalt melden', exact: true }).click();
  await expect(colleague.getByText(`Schnellvideo: ${TITLE}`, { exact: true })).toBeVisible(PATIENT);

  await colleague.goto(PAGE);
  const own = colleague.getByRole('list', { name: 'Deine Schnellvideos' });
  await own.getByRole('button', { name: `Teilen: ${TITLE}` }).click();
  await expect(
    colleague.getByText('Link in die Zwischenablage kopiert!', { exact: true }),
  ).toBeVisible();
  const link = await colleague.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${portalOrigin}/${taker.code}/shared/schnellvideo/${id}?ref=${taker.uid}`);

  const visitor = await browser.newContext({ baseURL: portalOrigin });
  const guest = await visitor.newPage();
  await guest.goto(link, PATIENT);
  await expect(guest.getByRole('heading', { level: 1, name: TITLE })).toBeVisible(PATIENT);
  await expect(guest.getByText('von Clara Weiß', { exact: true })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Termin buchen', exact: true })).toHaveAttribute(
    'href',
    `/action/${taker.uid}/appointment/${taker.uid}`,
  );
  await expect(guest.getByRole('link', { name: 'Mehr über Frieda', exact: true })).toHaveAttribute(
    'href',
    `/${taker.code}`,
  );
  await expectAccessible(guest);

  await page.getByRole('button', { name: `Nicht mehr mit dem Netzwerk teilen: ${TITLE}` }).click();
  await page
    .getByRole('alertdialog', { name: 'Nicht mehr teilen?' })
    .getByRole('button', { name: 'Zurücknehmen', exact: true })
    .click();
  await expect(page.getByText('Aus dem Netzwerk genommen', { exact: true })).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('Wir konnten das Video nicht finden.', { exact: true })).toBeVisible(
    PATIENT,
  );
  await visitor.close();
  await colleague.reload();
  await expect(
    colleague.getByText(
      '1 Video, das du übernommen hattest, wird nicht mehr geteilt. Dein Link dazu führt ins Leere.',
      { exact: true },
    ),
  ).toBeVisible();
  await colleague.getByRole('button', { name: 'Verstanden', exact: true }).click();
  await expect(colleague.getByText(/wird nicht mehr geteilt/)).toHaveCount(0);
  await context.close();
});
