import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, WebElement, type WebDriver } from 'selenium-webdriver';
import { patient } from '@wbd/tools/host-speed';
import { WINDOW, type DrivenElement, type Driver } from './driver.ts';

/** Programs of Debian's packages `webkit2gtk-driver` and `xvfb`. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
}

/** A new WebKit with an empty profile on a display that no one sees, driven by WebDriver. */
export async function openWebKit({ driver, browser }: WebKitPrograms): Promise<Driver> {
  const port = await freePort();
  const server = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`);
  const session = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      }),
    )
    .build();
  await session.manage().window().setRect(WINDOW);
  const evaluate = (script: string): Promise<unknown> =>
    session.executeScript(`return (${script});`);
  return {
    open: (url) => session.get(url),
    evaluate,
    element: async (script) => {
      const found = await evaluate(script);
      return found instanceof WebElement ? driven(session, found) : null;
    },
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: async () => {
      await session.quit();
      end(server);
    },
  };
}

function driven(session: WebDriver, element: WebElement): DrivenElement {
  return {
    click: async () => {
      // the driver scrolls no further than the edge of the window, where the header is over it
      await session.executeScript(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        element,
      );
      await element.click();
    },
    type: (text) => element.sendKeys(text),
    choose: (file) => element.sendKeys(file),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('There is no port'));
        else resolve(address.port);
      });
    });
  });
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + patient(20_000);
  while (Date.now() < until) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await pause(100);
  }
  throw new Error(`${url} does not answer`);
}

/** Ends the display with all that runs in it. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid);
}
