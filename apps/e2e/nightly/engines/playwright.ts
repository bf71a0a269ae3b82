import type { BrowserType, ElementHandle, Page } from '@playwright/test';
import { WINDOW, type DrivenElement, type Driver } from './driver.ts';

/** A new browser of Playwright's own build, with an empty profile. */
export async function openPlaywright(engine: BrowserType): Promise<Driver> {
  const browser = await engine.launch();
  const page = await browser.newPage({ locale: 'de-DE', viewport: WINDOW });
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    evaluate: (script) => page.evaluate(script),
    element: async (script) => {
      const found = (await page.evaluateHandle<Element | null>(script)).asElement();
      return found && driven(page, found);
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

function driven(page: Page, element: ElementHandle): DrivenElement {
  return {
    click: () => element.click(),
    type: async (text) => {
      await element.focus();
      await page.keyboard.type(text);
    },
    choose: (file) => element.setInputFiles(file),
  };
}
