import { ElementHandle, launch, type JSHandle } from 'puppeteer-core';
import { WINDOW, type DrivenElement, type Driver } from './driver.ts';

/** A new Firefox with an empty profile, driven by WebDriver BiDi; headless unless it gets a display in its environment. */
export async function openFirefox(
  executablePath: string,
  env?: Record<string, string>,
): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: env === undefined,
    ...(env && { env }),
    args: [`--width=${WINDOW.width}`, `--height=${WINDOW.height}`],
    // asks for a command that the extended support release does not know
    defaultViewport: null,
    extraPrefsFirefox: {
      'intl.accept_languages': 'de-DE',
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    evaluate: (script) => page.evaluate(script),
    element: async (script) => {
      const found = await page.evaluateHandle(script);
      return isElement(found) ? driven(found) : null;
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** Scripts yield elements alone; the type knows only that it is a node. */
function isElement(found: JSHandle): found is ElementHandle {
  return found instanceof ElementHandle;
}

function driven(element: ElementHandle): DrivenElement {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    choose: async (file) => {
      const input = await element.toElement('input');
      await input.uploadFile(file);
    },
  };
}
