import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { patient } from '@wbd/tools/host-speed';
import { keptLogin } from '../../fixtures/login.ts';
import { portalOrigin } from '../../fixtures/portal.ts';
import type { DrivenElement, Driver } from './driver.ts';

/** Finds elements by role, label and text as Testing Library does. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);
const PATIENCE_MS = patient(30_000);
const PAUSE_MS = 200;

/** What to look for: the first visible element that fits. */
export type Wanted =
  { role: string; name: string | RegExp } | { label: string | RegExp } | { text: string | RegExp };

/** A person at a browser. Each step waits until the page is ready for it. */
export class Visitor {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Opens a page of the portal. */
  async open(path: string): Promise<void> {
    await this.driver.open(portalOrigin + path);
  }

  /** Signs an advisor in without the page, which has a journey of its own. */
  async logIn(email: string): Promise<void> {
    const { key, value } = await keptLogin(email);
    await this.open('/robots.txt');
    const entry = [key, value].map((text) => JSON.stringify(text)).join(', ');
    await this.driver.evaluate(`localStorage.setItem(${entry})`);
  }

  async sees(wanted: Wanted): Promise<void> {
    await this.find(wanted);
  }

  async press(wanted: Wanted): Promise<void> {
    // a page that is still moving may take the element away at this moment
    await this.until(`press ${told(wanted)}`, async () => {
      await (await this.find(wanted)).click();
      return true;
    });
  }

  /** Replaces what a field holds. */
  async fill(label: string | RegExp, text: string): Promise<void> {
    const field = await this.find({ label });
    await field.click();
    await this.driver.evaluate('document.activeElement?.select?.() ?? null');
    await field.type(text);
  }

  /** Chooses the option of a list that is shown with these words. */
  async select(label: string | RegExp, option: string | RegExp): Promise<void> {
    const field = `(${found({ label })})`;
    await this.until(`choose ${String(option)} in ${String(label)}`, () =>
      this.isTrue(
        `(() => {
          const list = ${field};
          const option = [...(list?.options ?? [])].find(({ text, value }) =>
            ${matcher(option)}.test(text) || ${matcher(option)}.test(value));
          if (!option) return false;
          list.value = option.value;
          list.dispatchEvent(new Event('change', { bubbles: true }));
          return true;
        })()`,
      ),
    );
  }

  async chooseFile(label: string | RegExp, file: string): Promise<void> {
    await (await this.find({ label }, { isHidden: true })).choose(file);
  }

  /** Waits until a script in the page yields true. */
  async waitsFor(what: string, script: string): Promise<void> {
    await this.until(what, () => this.isTrue(script));
  }

  private async find(wanted: Wanted, { isHidden = false } = {}): Promise<DrivenElement> {
    return this.until(`find ${told(wanted)}`, async () => {
      await this.bringLibrary();
      return this.driver.element(found(wanted, isHidden));
    });
  }

  private async isTrue(script: string): Promise<true | null> {
    return (await this.driver.evaluate(script)) === true ? true : null;
  }

  /** Every page that is opened begins without the library. */
  private async bringLibrary(): Promise<void> {
    const isThere = await this.driver.evaluate("'TestingLibraryDom' in window");
    if (isThere !== true) await this.driver.evaluate(`(() => { ${LIBRARY}\n })()`);
  }

  /** Repeats a step until it yields something. */
  private async until<Result>(what: string, step: () => Promise<Result | null>): Promise<Result> {
    const end = Date.now() + PATIENCE_MS;
    let last: unknown = null;
    while (Date.now() < end) {
      try {
        const result = await step();
        if (result !== null) return result;
        last = null;
      } catch (error) {
        last = error;
      }
      await pause(PAUSE_MS);
    }
    throw new Error(`The visitor could not ${what}`, { cause: last });
  }
}

const told = (wanted: Wanted): string =>
  Object.entries(wanted)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(', ');

/** Words alone mean exactly these words. */
function matcher(words: string | RegExp): string {
  if (words instanceof RegExp) return String(words);
  const escaped = words.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return `/^${escaped}$/`;
}

/** The script that finds an element. */
function found(wanted: Wanted, isHidden = false): string {
  const library = 'window.TestingLibraryDom';
  let all: string;
  if ('role' in wanted) {
    const role = JSON.stringify(wanted.role);
    all = `${library}.queryAllByRole(document.body, ${role}, { name: ${matcher(wanted.name)} })`;
  } else if ('label' in wanted) {
    all = `${library}.queryAllByLabelText(document.body, ${matcher(wanted.label)}, { selector: 'input, select, textarea' })`;
  } else {
    all = `${library}.queryAllByText(document.body, ${matcher(wanted.text)})`;
  }
  const shown = isHidden ? 'true' : 'element.getClientRects().length > 0';
  return `(${all}.find((element) => ${shown}) ?? null)`;
}
