import { spawn, type ChildProcess } from 'node:child_process';
import * as z from 'zod/mini';
import { patient } from '@wbd/tools/host-speed';
import { root } from '../fixtures/commands.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: patient(120_000) });

interface Served {
  child: ChildProcess;
  origin: string;
}

/** Serves an app from source, as `nx serve` does, until it is ready. */
async function serve(app: string): Promise<Served> {
  const child = spawn(process.execPath, ['tools/dev/serve/serve.ts', app], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (text: string) => {
      printed += text;
      const found = /from source, .*: (http:\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('exit', () => reject(new Error(`${app} is not served:\n${printed}`)));
  });
  return { child, origin };
}

const manifestSchema = z.object({
  modules: z.record(z.string(), z.object({ version: z.string() })),
});

test('two modules are served for work at the same time, and each address shows both from source', async ({
  page,
}) => {
  const served: Served[] = [];
  try {
    for (const app of ['crm', 'public']) served.push(await serve(app));
    expect(new Set(served.map(({ origin }) => origin)).size).toBe(2);
    for (const { origin } of served) {
      const answer = await page.request.get(`${origin}/remotes.json`);
      const { modules } = manifestSchema.parse(await answer.json());
      expect(modules).toMatchObject({ crm: { version: 'source' }, public: { version: 'source' } });
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.goto(`${origin}/legal/impressum`);
      await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
      // the heading is in the HTML already
      await expect.poll(() => scripts).toContain(`${origin}/@module/public/remote-entry.js`);
      expect(scripts.filter((url) => url.includes('/remotes/public/'))).toEqual([]);
    }
  } finally {
    // later requests of the page would find no server
    await page.goto('about:blank');
    for (const { child } of served) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
  }
});
