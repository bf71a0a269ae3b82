import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { patient } from '@wbd/tools/host-speed';
import * as z from 'zod/mini';
import { portalOrigin } from '../fixtures/portal.ts';
import { PUBLIC_PAGES } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/test.ts';

/** The Nu HTML Checker of the W3C; it needs Java 17. */
const VNU = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

const report = z.object({
  messages: z.array(
    z.object({ url: z.string(), message: z.string(), extract: z.optional(z.string()) }),
  ),
});

test('the served HTML of every public page is valid', async () => {
  test.setTimeout(patient(180_000));
  const folder = await mkdtemp(path.join(tmpdir(), 'wbd-html-'));
  try {
    const files = new Map<string, string>();
    for (const [index, page] of PUBLIC_PAGES.entries()) {
      const file = path.join(folder, `${index}.html`);
      await writeFile(file, await (await fetch(portalOrigin + page)).text());
      files.set(file, page);
    }
    const options = ['--format', 'json', '--errors-only', '--exit-zero-always', '--stdout'];
    const { stdout } = await promisify(execFile)('java', [
      '-jar',
      VNU,
      ...options,
      ...files.keys(),
    ]);
    const errors = report.parse(JSON.parse(stdout)).messages.map(({ url, message, extract }) => ({
      page: files.get(new URL(url).pathname),
      message,
      extract,
    }));
    expect(errors).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
