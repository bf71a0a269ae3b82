import { freshAdvisor } from '../fixtures/advisors.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { isStored, readText, PICTURES_OF_OTHERS } from '../fixtures/files.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import {
  actOnTestimonial,
  storeTestimonial,
  storeTestimonialWithFiles,
  testimonialCards,
} from '../fixtures/testimonials.ts';

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(PICTURES_OF_OTHERS);
});

test('CONF-04 a testimonial whose person withdrew the consent is gone at once: from the list, the page, the shared link and storage', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  const { id, video, thumb } = await storeTestimonialWithFiles(advisor, 'Lena Köster');
  await expect
    .poll(async () => JSON.stringify(await readFields(`publicPages/${advisor.code}`)))
    .toContain('Lena Köster');
  await logIn(page, advisor.email);
  await page.goto('/intern/konfigurator');
  await actOnTestimonial(page, 'Lena Köster', 'Einverständnis zurückgezogen');
  const question = page.getByRole('alertdialog', {
    name: 'Lena Köster hat das Einverständnis zurückgezogen?',
  });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Video entfernen' }).click();
  await expectToast(page, 'Das Video ist entfernt');
  await expect(testimonialCards(page)).toHaveCount(0);

  const withinAMinute = { timeout: 60_000 };
  await expect.poll(() => readFields(`testimonials/${id}`), withinAMinute).toBeNull();
  for (const file of [video, thumb]) {
    await expect.poll(() => isStored(file), withinAMinute).toBe(false);
  }
  await expect
    .poll(
      async () => JSON.stringify(await readFields(`publicPages/${advisor.code}`)),
      withinAMinute,
    )
    .not.toContain('Lena Köster');
  for (const path of [`/${advisor.code}`, '/sitemap.xml']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toContain('Lena Köster');
    expect(html, path).not.toContain(id);
  }
  const shared = await page.request.get(`/${advisor.code}/shared/testimonial/${id}`);
  expect(await shared.text()).not.toContain('Lena Köster');
});

test('CONF-04 a testimonial of an earlier release says that the evidence is missing, and gets it when it is saved', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  const id = await storeTestimonial(advisor, 'Lena Köster', 1);
  await setFields(`testimonials/${id}`, { consentVersion: null, consentAt: null });
  await logIn(page, advisor.email);
  await page.goto('/intern/konfigurator');
  await expect(testimonialCards(page).first()).toContainText('Ohne Nachweis');
  await actOnTestimonial(page, 'Lena Köster', 'Bearbeiten');
  const edit = page.getByRole('dialog', { name: 'Testimonial bearbeiten' });
  const consent = edit.getByRole('checkbox', { name: 'Kunde hat Einverständnis gegeben' });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await edit.getByRole('button', { name: 'Speichern' }).click();
  await expectToast(page, 'Änderungen gespeichert');
  await expect(testimonialCards(page).first()).not.toContainText('Ohne Nachweis');
  expect(await readText(`testimonials/${id}`, 'consentVersion')).toBe('testimonial-1');
});
