import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import type { Env } from '@wbd/firebase';
import { systemBrowser, ensureBrowser } from '../../tools/dev/test/browser.ts';
import { benchFolder, buildFederated, buildSingle, type BenchPortal } from './builds.ts';
import { serveBucket, serveSite, type Pages, type StaticServer } from './static-server.ts';

export interface Variant {
  origin: string;
  servers: StaticServer[];
}

interface VariantOptions {
  /** of the folder below dist/bench */
  name: string;
  env: Env;
  pages?: Pages;
}

/** The portal as it is deployed: the site, and the modules on an origin of their own. */
export async function serveFederated(options: VariantOptions): Promise<Variant & BenchPortal> {
  const www = benchFolder(options.name);
  // starts before the build, which needs the modules' origin
  const modules = await serveBucket(www);
  const env = { ...options.env, remotesUrl: `${modules.origin}/remotes.json` };
  await buildFederated({
    www,
    env,
    filesOrigin: modules.origin,
  });
  const site = await serveSite(www, options.pages);
  return { www, filesOrigin: modules.origin, origin: site.origin, servers: [site, modules] };
}

/** The same source as one bundle. */
export async function serveSingle(options: VariantOptions): Promise<Variant & { www: string }> {
  const www = benchFolder(options.name);
  buildSingle(www, options.env);
  const site = await serveSite(www, options.pages);
  return { www, origin: site.origin, servers: [site] };
}

/** A browser that trusts the servers; with one that it only put up with it would keep nothing for a second visit. */
export async function launchBrowser(variants: readonly Variant[]): Promise<Browser> {
  await ensureBrowser();
  const keys = variants.flatMap(({ servers }) => servers.map(({ keyHash }) => keyHash));
  const executablePath = existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : systemBrowser();
  return chromium.launch({
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      `--ignore-certificate-errors-spki-list=${keys.join(',')}`,
    ],
    ...(executablePath !== undefined && { executablePath }),
  });
}

/** The whole browser: its timings are those of what visitors have. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

export async function closeAll(variants: readonly Variant[]): Promise<void> {
  await Promise.all(variants.flatMap(({ servers }) => servers.map((server) => server.close())));
}
