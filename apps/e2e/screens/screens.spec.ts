import path from 'node:path';
import { demoAccounts, DEMO_SEMINARS, type DemoAccountName } from '../fixtures/demo.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { test } from '../fixtures/test.ts';
import { settled } from './settled.ts';

interface Screen {
  file: string;
  address: string;
  /** who is signed in, if anyone */
  as?: DemoAccountName;
  width: 'desktop' | 'phone';
  scheme: 'light' | 'dark';
}

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
const FOLDER = path.resolve(import.meta.dirname, '../../../docs/screens');
const seminar = `/pro/shared/seminar/${DEMO_SEMINARS.full}`;

const SCREENS: readonly Screen[] = [
  { file: 'advisor-page', address: '/pro', width: 'desktop', scheme: 'light' },
  { file: 'advisor-page-phone', address: '/pro', width: 'phone', scheme: 'dark' },
  { file: 'seminar-phone', address: seminar, width: 'phone', scheme: 'light' },
  { file: 'plans', address: '/partner/pricing', width: 'desktop', scheme: 'light' },
  { file: 'dashboard', address: '/intern/portal', as: 'pro', width: 'desktop', scheme: 'light' },
  { file: 'crm', address: '/intern/crm', as: 'pro', width: 'desktop', scheme: 'dark' },
  { file: 'crm-phone', address: '/intern/crm', as: 'pro', width: 'phone', scheme: 'dark' },
  {
    file: 'configurator',
    address: '/intern/konfigurator',
    as: 'pro',
    width: 'desktop',
    scheme: 'light',
  },
  {
    file: 'seminars',
    address: '/intern/veranstaltungen',
    as: 'pro',
    width: 'desktop',
    scheme: 'light',
  },
  { file: 'admin', address: '/admin', as: 'admin', width: 'desktop', scheme: 'dark' },
];

for (const { file, address, as, width, scheme } of SCREENS) {
  test(file, async ({ page }) => {
    await page.setViewportSize(SIZES[width]);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    if (as) await signInTo(page, address, demoAccounts[as]);
    else await page.goto(address);
    await settled(page);
    await page.screenshot({
      path: path.join(FOLDER, `${file}.jpg`),
      type: 'jpeg',
      quality: 72,
      animations: 'disabled',
      scale: 'css',
    });
  });
}
