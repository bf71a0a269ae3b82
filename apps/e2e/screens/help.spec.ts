import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import {
  demoAccounts,
  DEMO_CUSTOMERS,
  DEMO_SESSIONS,
  type DemoAccountName,
} from '../fixtures/demo.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { test } from '../fixtures/test.ts';
import { settled } from './settled.ts';

interface Picture {
  /** the folder of the help page below apps/, and the file's name without its ending */
  file: `${string}/help/${string}`;
  address: string;
  as?: DemoAccountName;
  /** what the picture begins with; the page's own beginning unless told */
  from?: (page: Page) => Locator;
}

/** As `HelpStep` shows them. */
const SIZES = [
  { ending: '', width: 960, height: 600, pixelRatio: 1 },
  { ending: '-phone', width: 390, height: 520, pixelRatio: 2 },
] as const;
/** Room for the portal's header. */
const HEADER = 80;
const QUALITY = 70;
const APPS = path.resolve(import.meta.dirname, '../..');

const heading = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });
const seminars = '/intern/veranstaltungen';

const PICTURES: readonly Picture[] = [
  { file: 'shell/src/dashboard/help/today', address: '/intern/portal' },
  {
    file: 'shell/src/dashboard/help/tiles',
    address: '/intern/portal',
    as: 'lite',
    from: (page) => page.getByRole('list', { name: 'Bereiche' }),
  },
  {
    file: 'shell/src/profile/help/package',
    address: '/intern/profile',
    from: heading('Pakete'),
  },
  { file: 'configurator/src/help/hero', address: '/intern/konfigurator' },
  {
    file: 'configurator/src/help/choose',
    address: '/intern/konfigurator',
    from: heading('Seminare'),
  },
  { file: 'crm/src/help/find', address: '/intern/crm' },
  { file: 'crm/src/help/customer', address: `/intern/crm/${DEMO_CUSTOMERS.phone}` },
  {
    file: 'seminars/src/help/list',
    address: seminars,
    from: (page) => page.getByRole('article').filter({ hasText: 'Altersvorsorge ohne' }).first(),
  },
  {
    file: 'seminars/src/help/invite',
    address: `${seminars}/view/${DEMO_SESSIONS.sevenLeft}/register`,
    from: (page) => page.getByRole('tablist'),
  },
  {
    file: 'seminars/src/help/attendance',
    address: `${seminars}/view/${DEMO_SESSIONS.past}`,
    from: (page) => page.getByRole('region', { name: 'Teilnahme' }),
  },
  { file: 'expert-videos/src/help/create', address: '/intern/expert-videos' },
  { file: 'expert-videos/src/help/link', address: '/intern/expert-videos/new' },
  { file: 'knowledge/src/library/help/watch', address: '/intern/wissensbibliothek' },
  { file: 'knowledge/src/quick-videos/help/upload', address: '/intern/schnellvideos' },
  {
    file: 'admin/src/help/find',
    address: '/admin',
    as: 'admin',
    from: (page) => page.getByRole('search', { name: 'Berater filtern' }),
  },
  { file: 'admin/src/help/growth', address: '/admin/entwicklung', as: 'admin' },
];

for (const { ending, width, height, pixelRatio } of SIZES) {
  test.describe(`${width} px`, () => {
    test.use({
      // the header is cut off
      viewport: { width, height: height + HEADER },
      deviceScaleFactor: pixelRatio,
      colorScheme: 'light',
    });
    for (const { file, address, as = 'pro', from } of PICTURES) {
      test(file, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await signInTo(page, address, demoAccounts[as]);
        await settled(page);
        await from?.(page).evaluate((element) => {
          element.scrollIntoView({ block: 'start' });
        });
        const header = await page.getByRole('banner').boundingBox();
        await page.screenshot({
          path: path.join(APPS, `${file.replace('/help/', '/help/pictures/')}${ending}.webp`),
          type: 'webp',
          quality: QUALITY,
          animations: 'disabled',
          clip: { x: 0, y: Math.ceil(header?.height ?? 0), width, height },
        });
      });
    }
  });
}
