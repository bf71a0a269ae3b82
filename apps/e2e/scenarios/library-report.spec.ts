import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { demoFile, readText, storeFile } from '../fixtures/files.ts';
import { storeFolder, storeKnowledgeVideo } from '../fixtures/library.ts';
import { logIn } from '../fixtures/login.ts';
import { expectWords } from '../fixtures/messages.ts';
import { portalOrigin } from '../fixtures/portal.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const PATIENT = { timeout: patient(60_000) };
const TITLE = 'Sichere Gewinne versprechen';

test('a colleague reports a video of the library; once a decision hides it, only its owner sees it, with the reason', async ({
  page,
  browser,
}) => {
  test.slow();
  const [owner, colleague] = [await freshAdvisor(), await freshAdvisor()];
  const org = `e2eorg${owner.uid}`;
  await setFields(`advisors/${owner.uid}`, { org });
  await setFields(`advisors/${colleague.uid}`, { org });
  const folder = await storeFolder(org, 'Gespräche', 1);
  const id = await storeKnowledgeVideo({ org, folder, advisor: owner.uid, title: TITLE });
  const film = `knowledge_videos/video/${id}.mp4`;
  await storeFile(owner.uid, film, demoFile('loop-dusk.mp4'));
  await setFields(`knowledgeVideos/${id}`, { url: film, thumb: null });
  const address = `/intern/wissensbibliothek/video/${id}`;

  await logIn(page, colleague.email);
  await page.goto(address);
  const player = page.getByRole('dialog', { name: TITLE });
  await expect(player.locator('video')).toBeVisible();
  await expectAccessible(page);
  await player.getByRole('link', { name: 'Inhalt melden', exact: true }).click();
  await expectWords(page, `Video der Wissensbibliothek: ${TITLE}`);
  await page.getByLabel('Worum geht es?').selectOption('Irreführende Werbung');
  await page.getByLabel('Was ist daran verboten oder falsch?').fill('Niemand hat sichere Gewinne.');
  await page.getByLabel('Dein Name').fill('Jana Weber');
  await page.getByLabel('Deine E-Mail-Adresse').fill(colleague.email);
  await page.getByText('Was ich schreibe, ist nach bestem Wissen').click();
  await page.getByRole('button', { name: 'Meldung abschicken' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Danke, deine Meldung ist da' }),
  ).toBeVisible(PATIENT);
  const reported = (field: string) => readText(`notices/knowledge-${id}`, field);
  expect(await reported('owner')).toBe(owner.uid);
  expect(await reported('address')).toBe(address);

  const at = new Date();
  await setFields(`restrictions/knowledge-${id}`, {
    kind: 'knowledge',
    item: id,
    advisor: owner.uid,
    number: 'M-22222222',
    title: TITLE,
    at,
    basis: 'law',
    ground: '§ 5 UWG, irreführende Werbung',
    facts: 'Die Person verspricht sichere Gewinne.',
    complainUntil: new Date(at.getTime() + 86_400_000),
    complainedAt: null,
    upheld: null,
  });
  await expect
    .poll(async () => (await readFields(`knowledgeVideos/${id}`))?.['hidden'], PATIENT)
    .toEqual({ booleanValue: true });

  await page.goto(address);
  await expectWords(page, 'Dieses Video gibt es nicht mehr.');
  await expectWords(page, 'In diesem Ordner hat noch niemand ein Video geteilt.');
  const own = await (await browser.newContext({ baseURL: portalOrigin })).newPage();
  await logIn(own, owner.email);
  await own.goto('/intern/wissensbibliothek');
  const card = own.getByRole('tabpanel').getByRole('listitem').filter({ hasText: TITLE });
  await expect(card).toContainText('Verstoß gegen ein Gesetz: § 5 UWG, irreführende Werbung');
  await expectAccessible(own);
  await card.getByRole('link', { name: 'Begründung und Widerspruch' }).click();
  await expectWords(own, TITLE);
});
