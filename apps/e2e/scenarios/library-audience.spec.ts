import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { demoFile, storeFile } from '../fixtures/files.ts';
import { storeFolder, storeKnowledgeVideo } from '../fixtures/library.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { publishedText } from '../fixtures/published.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { playedSeconds } from '../fixtures/video.ts';

const LIBRARY = '/intern/wissensbibliothek';
const TITLE = 'Rente in drei Schritten';
const PATIENT = { timeout: patient(60_000) };

test('KNOW-01.1,3 a library video is shown to everyone, plays on the page of its owner, and is taken back', async ({
  page,
  browser,
}) => {
  test.slow();
  const owner = await freshAdvisor();
  const org = `e2eorg${owner.uid}`;
  await setFields(`advisors/${owner.uid}`, { org });
  const folder = await storeFolder(org, 'Gespräche', 1);
  const id = await storeKnowledgeVideo({ org, folder, advisor: owner.uid, title: TITLE });
  const film = `knowledge_videos/video/${id}.mp4`;
  await storeFile(owner.uid, film, demoFile('loop-dusk.mp4'));
  await setFields(`knowledgeVideos/${id}`, { url: film, thumb: null });

  await logIn(page, owner.email);
  await page.goto(LIBRARY);
  const card = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: TITLE });
  const choose = async (audience: string) => {
    await page.getByRole('button', { name: `Bearbeiten: ${TITLE}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Video bearbeiten' });
    await dialog.getByLabel('Sichtbar für').selectOption(audience);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expectToast(page, 'Änderungen gespeichert');
  };
  await choose('Alle: Organisation und meine Seite');
  await expect(card).toContainText('Auch auf der eigenen Seite');

  await expect.poll(() => publishedText(owner.code), PATIENT).toContain(TITLE);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto(`/${owner.code}`);
  const section = visitor.getByRole('heading', { level: 2, name: 'Wissen', exact: true });
  await expect(section).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: `${TITLE} abspielen` }).click();
  const video = visitor.locator('video[aria-label], video').last();
  await expect.poll(() => playedSeconds(video), PATIENT).toBeGreaterThan(0);

  await choose('Nur ich');
  await expect(card).toContainText('Nur du siehst das');
  await expect.poll(() => publishedText(owner.code), PATIENT).not.toContain(TITLE);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section).toHaveCount(0);
});
