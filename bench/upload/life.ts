import { chromium, type Page, type Request } from '@playwright/test';
import { systemBrowser } from '@wbd/tools/browser';
import { killBrowser, largestPageBytes } from './processes.ts';

const PAGE = '/intern/schnellvideos';
/** What a part counts whose size was not told any more. */
const LARGEST_PART = 16 * 1024 * 1024;
const SAMPLED_EVERY_MS = 200;
const PATIENCE_MS = 15 * 60_000;

/** A part of the file that was put on its way. */
export interface Part {
  offset: number;
  bytes: number;
}

/** What happened from the start of a browser to its end. */
export interface Life {
  /** in the order in which they were sent */
  parts: Part[];
  /** the most memory that the page took, in bytes */
  memory: number;
  /** there was no login, or none any more */
  signedIn: boolean;
}

export interface Advisor {
  email: string;
  password: string;
}

export interface Job {
  origin: string;
  /** folder of the browser's profile, which outlives it */
  profile: string;
  advisor: Advisor;
  title: string;
  film: string;
  /** the browser is killed when so many bytes have arrived; null lets it finish */
  killAt: number | null;
}

/** Starts a browser, signs in when it has to, chooses the film and uploads it until the end, of one or the other. */
export async function live({ origin, profile, advisor, title, film, killAt }: Job): Promise<Life> {
  const executablePath = systemBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath !== undefined && { executablePath }),
    locale: 'de-DE',
    viewport: { width: 1280, height: 900 },
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-component-update'],
  });
  const life: Life = { parts: [], memory: 0, signedIn: false };
  const sampling = setInterval(() => {
    life.memory = Math.max(life.memory, largestPageBytes(profile));
  }, SAMPLED_EVERY_MS);
  try {
    const page = await context.newPage();
    const reached = Promise.withResolvers<undefined>();
    page.on('request', (request) => {
      const offset = offsetOf(request);
      if (offset === null) return;
      if (killAt !== null && offset >= killAt) reached.resolve(undefined);
      const part: Part = { offset, bytes: LARGEST_PART };
      life.parts.push(part);
      void sizeOf(request).then((bytes) => {
        part.bytes = bytes ?? part.bytes;
      });
    });
    life.signedIn = await openPage(page, origin, advisor);
    await send(page, title, film);
    if (killAt === null) {
      await page.getByText('Video hochgeladen', { exact: true }).waitFor({ timeout: PATIENCE_MS });
      await context.close();
    } else {
      await reached.promise;
      // anywhere in a part
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
      const closed = new Promise((resolve) => context.once('close', resolve));
      killBrowser(profile);
      await closed;
    }
  } finally {
    clearInterval(sampling);
  }
  return life;
}

/** @returns the part's place in the file, null for a request that is no part */
function offsetOf(request: Request): number | null {
  const { 'x-goog-upload-command': command = '', 'x-goog-upload-offset': offset } =
    request.headers();
  return command.startsWith('upload') && offset !== undefined ? Number(offset) : null;
}

/** @returns null when the browser was killed before it told */
async function sizeOf(request: Request): Promise<number | null> {
  try {
    return Number((await request.allHeaders())['content-length']);
  } catch {
    return null;
  }
}

async function openPage(page: Page, origin: string, advisor: Advisor): Promise<boolean> {
  await page.goto(origin + PAGE);
  const upload = page.getByRole('button', { name: 'Video hochladen', exact: true });
  const email = page.getByLabel('E-Mail');
  await upload.or(email).first().waitFor();
  if (await upload.isVisible()) return false;
  await email.fill(advisor.email);
  await page.getByLabel('Passwort').and(page.locator('input')).fill(advisor.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  await page.goto(origin + PAGE);
  return true;
}

async function send(page: Page, title: string, film: string): Promise<void> {
  await page.getByRole('button', { name: 'Video hochladen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Video hochladen' });
  await dialog.getByRole('textbox', { name: 'Titel', exact: true }).fill(title);
  await dialog.locator('input[type=file]').first().setInputFiles(film);
  await dialog.getByRole('button', { name: 'Hochladen', exact: true }).click();
}
