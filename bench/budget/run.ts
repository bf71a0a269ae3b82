/**
 * `npm run bench:budget`: builds the shell and the public module and adds up what a browser needs until an advisor's page can
 * be used. Ends with 1 when that is more than budget.json allows. Bytes and requests only: they are the same on every machine.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readJson } from '@wbd/module/pointer';
import * as z from 'zod/mini';
import { liveModule } from '../../tools/ops/deploy/index.ts';
import { benchFolder, buildFederated } from '../serving/builds.ts';
import { benchPage } from '../page/firestore-replay.ts';
import { servedPage } from '../page/served-page.ts';

const FILE = path.join(import.meta.dirname, 'budget.json');
const budgetSchema = z.object({ htmlKib: z.number(), scriptKib: z.number(), requests: z.number() });

const www = benchFolder('budget');
await buildFederated({
  www,
  filesOrigin: '',
  modules: ['public'],
  env: {
    firebase: { apiKey: '', authDomain: '', projectId: '', storageBucket: '', appId: '' },
    region: '',
    remotesUrl: '/remotes.json',
  },
});
const html = servedPage(www, benchPage);
const first = [...html.matchAll(/<script defer src="([^"]+)"/g)].flatMap(([, file]) => file ?? []);
const scripts = [...first, ...(liveModule(www, 'public')?.preload ?? [])];

/** As a host sends it. */
const kib = (content: string | Buffer) => brotliCompressSync(content).length / 1024;
const needed = {
  htmlKib: kib(html),
  scriptKib: scripts.reduce((sum, file) => sum + kib(readFileSync(path.join(www, file))), 0),
  // the page and the list of modules besides
  requests: scripts.length + 2,
};

const budget = budgetSchema.parse(readJson(FILE));
const lines = [
  ['HTML, KiB', needed.htmlKib, budget.htmlKib],
  ['script, KiB', needed.scriptKib, budget.scriptKib],
  ['requests', needed.requests, budget.requests],
] as const;
for (const [name, value, most] of lines) {
  const digits = Number.isInteger(value) ? 0 : 1;
  console.log(`${name}: ${value.toFixed(digits)} of ${most}`);
  if (value <= most) continue;
  console.error(`An advisor's page costs more than it may: ${name}. The limit is in ${FILE}.`);
  process.exitCode = 1;
}
