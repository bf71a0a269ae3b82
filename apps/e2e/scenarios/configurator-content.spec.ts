import type { Page } from '@playwright/test';
import { freshAdvisor, type FreshAdvisor } from '../fixtures/advisors.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { DEMO_EXPERTS, DEMO_SEMINARS } from '../fixtures/demo.ts';
import { PICTURES_OF_OTHERS } from '../fixtures/files.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast, expectWords } from '../fixtures/messages.ts';
import { BY_ITSELF } from '../fixtures/patience.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const FAILED = ['Das hat leider nicht geklappt', 'Bitte versuche es etwas später erneut.'] as const;
const WRITES = /documents:commit/;

const KINDS = [
  {
    clause: 'CONF-05.1',
    section: 'seminars',
    list: 'Seminare auf deiner Seite',
    again: 'Seminar wird wieder angezeigt',
    noMore: 'Seminar wird nicht mehr angezeigt',
    ordered: 'Seminar-Reihenfolge aktualisiert',
    ids: [DEMO_SEMINARS.trailer, DEMO_SEMINARS.online, DEMO_SEMINARS.plain],
    titles: ['Altersvorsorge ohne Fachchinesisch', 'ETFs für Einsteiger', 'Der Weg ins Eigenheim'],
  },
  {
    clause: 'CONF-05.2',
    section: 'experts',
    list: 'Experten-Videos auf deiner Seite',
    again: 'Video wird wieder angezeigt',
    noMore: 'Video wird nicht mehr angezeigt',
    ordered: 'Video-Reihenfolge aktualisiert',
    ids: [DEMO_EXPERTS.plan, DEMO_EXPERTS.house, DEMO_EXPERTS.pension],
    titles: [
      'Dein Finanzplan in 45 Minuten: Wo stehst du, wo willst du hin, was fehlt noch?',
      'Baufinanzierung im Check: Ich schaue mir dein Angebot an, bevor du unterschreibst.',
      'Deine Rentenlücke, ehrlich gerechnet – und der Weg, sie zu schließen.',
    ],
  },
] as const;

/** Opens the configurator of an advisor whose page shows three of each, in the order of `KINDS`. */
async function open(page: Page): Promise<FreshAdvisor> {
  const advisor = await freshAdvisor();
  for (const { section, ids } of KINDS) {
    const chosen = ids.map(
      (id, index) => [id, { visible: true, dateForOrder: index + 1 }] as const,
    );
    await setFields(`advisors/${advisor.uid}/selections/${section}`, {
      choices: Object.fromEntries(chosen),
      changed: [],
    });
  }
  await logIn(page, advisor.email);
  await page.goto('/intern/konfigurator');
  return advisor;
}

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(PICTURES_OF_OTHERS);
});

for (const { clause, section, list, again, noMore, ordered, titles } of KINDS) {
  test(`${clause} ${section} are hidden, shown and put in order, by pointer and keyboard, and the page follows`, async ({
    page,
  }) => {
    const advisor = await open(page);
    const items = page.getByRole('list', { name: list }).getByRole('listitem');
    const inOrder = async (...expected: string[]) => {
      await expect(items).toHaveCount(expected.length);
      for (const [index, title] of expected.entries()) {
        await expect(items.nth(index)).toContainText(title);
      }
    };
    const handleOf = (title: string) =>
      page.getByRole('button', { name: `${title} verschieben: ziehen oder Pfeiltasten` });
    const [one, two, three] = titles;
    await inOrder(one, two, three);
    // the operator removed it from all pages
    await expect(page.getByText('Erben und Schenken', { exact: true })).toHaveCount(0);
    await expectAccessible(page);

    const toggle = page.getByRole('switch', { name: `${two} anzeigen`, exact: true });
    await toggle.focus();
    await page.keyboard.press('Space');
    await expectWords(page, noMore);
    await inOrder(one, three);
    await expect(toggle).not.toBeChecked();
    // the keyboard goes with it
    await expect(toggle).toBeFocused();
    await toggle.click();
    await expectToast(page, again);
    await inOrder(one, two, three);

    await page.getByRole('button', { name: `${two} nach oben`, exact: true }).click();
    await expectToast(page, ordered);
    await inOrder(two, one, three);
    await handleOf(one).focus();
    await page.keyboard.press('ArrowDown');
    await inOrder(two, three, one);

    await handleOf(one).scrollIntoViewIfNeeded();
    const [from, target] = await Promise.all([
      handleOf(one).boundingBox(),
      items.first().boundingBox(),
    ]);
    if (!from || !target) throw new Error('The list has no place');
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    for (let step = 1; step <= 20; step += 1) {
      await page.mouse.move(x, from.y + ((target.y - 10 - from.y) * step) / 20);
    }
    await page.mouse.up();
    await inOrder(one, two, three);
    await toggle.click();
    await inOrder(one, three);

    // what visitors see follows
    const titlesOnPage = async () => {
      const text = JSON.stringify((await readFields(`publicPages/${advisor.code}`))?.[section]);
      return titles
        .filter((title) => text.includes(title))
        .toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
    };
    await expect.poll(titlesOnPage, BY_ITSELF).toEqual([one, three]);
    await page.reload();
    await inOrder(one, three);
  });
}

test('CONF-05.3,4 a change shows at once, and is taken back with the message when it cannot be stored', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|RPC_ERROR/);
  await open(page);
  const [{ list, titles }] = KINDS;
  const items = page.getByRole('list', { name: list }).getByRole('listitem');
  await expect(items.first()).toContainText(titles[0]);
  /** Keeps writes from being answered until the function returned is called; then they fail. */
  const hold = async () => {
    const release = Promise.withResolvers<undefined>();
    await page.route(WRITES, async (route) => {
      await release.promise;
      await route.abort();
    });
    return async () => {
      release.resolve(undefined);
      await expectToast(page, FAILED);
      await page.unroute(WRITES);
    };
  };

  const failMove = await hold();
  await page.getByRole('button', { name: `${titles[1]} nach oben`, exact: true }).click();
  await expect(items.first()).toContainText(titles[1]);
  await failMove();
  await expect(items.first()).toContainText(titles[0]);
  await expect(items.nth(1)).toContainText(titles[1]);

  const failSwitch = await hold();
  const toggle = page.getByRole('switch', { name: `${titles[0]} anzeigen`, exact: true });
  await toggle.click();
  await expect(items.first()).toContainText(titles[1]);
  await failSwitch();
  await expect(items.first()).toContainText(titles[0]);
  await expect(toggle).toBeChecked();
});
