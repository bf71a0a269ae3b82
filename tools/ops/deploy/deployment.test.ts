import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Env } from '@wbd/firebase';
import type { Deployment, RemoteEntry } from '@wbd/module';
import {
  cleanUp,
  endCanary,
  goLive,
  promote,
  readHistory,
  removeModule,
  startCanary,
  stepAlong,
} from '@wbd/module/pointer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentVersion, publishedFiles } from './build-files.ts';
import { anOffer, writeModuleBuild, writeShellBuild } from './build.factory.ts';
import { folderPortal, liveModule, readRemotes } from './folder-portal.ts';
import { deployModule, publishVersion } from './module-deployment.ts';
import { deployShell, rollbackShell, withEnvironment } from './shell-deployment.ts';
import { listVersions } from './version-list.ts';

const env: Env = {
  firebase: {
    apiKey: 'demo',
    authDomain: 'demo-wbd.firebaseapp.com',
    projectId: 'demo-wbd',
    storageBucket: 'demo-wbd.appspot.com',
    appId: '1:1:web:1',
  },
  region: 'europe-west3',
  remotesUrl: '/remotes.json',
};

let folder: string;
let www: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wbd-deploy-'));
  www = path.join(folder, 'www');
  await deployShell({ www, env, build: buildShell() });
});
afterEach(() => rmSync(folder, { recursive: true }));

const buildModule = (name: string, text: string, deployment: Partial<Deployment> = {}) =>
  writeModuleBuild(path.join(folder, `${name}-${text}`), name, { text, deployment });
const deploy = (name: string, text: string, deployment: Partial<Deployment> = {}) =>
  deployModule(folderPortal(www), name, buildModule(name, text, deployment));
const rollBack = (name: string) => stepAlong(folderPortal(www), name, -1);
const buildShell = (offer = anOffer(), text = 'shell') =>
  writeShellBuild(path.join(folder, `shell-${text}`), offer, text);

/** Everything that is served but remotes.json and the named module's own folder, byte by byte. */
function servedBesides(module: string): Record<string, string> {
  const others = publishedFiles(www).filter(
    (file) => file !== 'remotes.json' && !file.startsWith(path.join('remotes', module)),
  );
  return Object.fromEntries(
    others.map((file) => [file, readFileSync(path.join(www, file), 'hex')]),
  );
}

const served = (url: string | undefined) => readFileSync(path.join(www, url ?? ''), 'utf8');

describe('deploying a module', () => {
  test('a changed text goes live, and the shell and the other modules stay byte-identical', async () => {
    await deploy('public', 'Willkommen');
    const first = await deploy('crm', 'Kunden');
    const before = servedBesides('crm');

    const second = await deploy('crm', 'Deine Kunden');

    expect(second.version).not.toBe(first.version);
    const live = liveModule(www, 'crm');
    expect(live).toEqual(second);
    expect(served(live?.preload[1])).toBe('Deine Kunden');
    expect(servedBesides('crm')).toEqual(before);
    expect(Object.keys(before)).toContain('shell.html');
  });

  test('a rollback makes the version before live again, and open pages keep theirs', async () => {
    const first = await deploy('crm', 'eins');
    const second = await deploy('crm', 'zwei');
    expect(await rollBack('crm')).toEqual(first);
    expect(readRemotes(www).modules['crm']).toEqual(first);
    expect(served(second.preload[1])).toBe('zwei');
    await expect(rollBack('crm')).rejects.toThrow('no earlier version of');
    expect(readRemotes(www).modules['crm']).toEqual(first);
  });

  test('the first view goes live and back with its version', async () => {
    const build = (text: string) => {
      const to = path.join(folder, `public-${text}`);
      const built = writeModuleBuild(to, 'public', { text, firstView: text });
      return deployModule(folderPortal(www), 'public', built);
    };
    const first = await build('eins');
    expect(served(first.firstView)).toBe('eins');
    expect(served((await build('zwei')).firstView)).toBe('zwei');
    await rollBack('public');
    expect(served(liveModule(www, 'public')?.firstView)).toBe('eins');
  });

  test('refuses a first view that is not a file of the build', async () => {
    await expect(deploy('public', 'eins', { firstView: 'elsewhere.json' })).rejects.toThrow(
      'public cannot be deployed: elsewhere.json is no file of its build.',
    );
  });

  test('the same build has the same version and adds no history entry', async () => {
    const build = buildModule('crm', 'eins');
    const version = contentVersion(build);
    expect((await deployModule(folderPortal(www), 'crm', build)).version).toBe(version);
    expect((await deployModule(folderPortal(www), 'crm', build)).version).toBe(version);
    await expect(rollBack('crm')).rejects.toThrow('no earlier version of');
  });

  test('each version says where it comes from and how long it was live, and any of them goes live again, forward too', async () => {
    const portal = folderPortal(www);
    const first = await deploy('crm', 'eins');
    const second = await deploy('crm', 'zwei');
    const third = await deploy('crm', 'drei');
    const { versions } = await readHistory(portal.store, 'crm');
    expect(versions.map(({ version }) => version)).toEqual(
      [first, second, third].map(({ version }) => version),
    );
    const { commit, author, time, replaced } = versions[0] ?? {};
    expect(commit).toMatch(/^[0-9a-f]{7,40}(-dirty)?$|^unknown$/);
    expect(author).not.toBe('');
    expect(Date.parse(replaced ?? '')).toBeGreaterThanOrEqual(Date.parse(time ?? ''));

    expect(await rollBack('crm')).toEqual(second);
    expect(await rollBack('crm')).toEqual(first);
    expect(await stepAlong(portal, 'crm', 1)).toEqual(second);
    expect(await goLive(portal, 'crm', first.version)).toEqual(first);
    expect(await rollBack('crm')).toEqual(second);
    expect(await stepAlong(portal, 'crm', 1)).toEqual(first);
    await expect(stepAlong(portal, 'crm', 1)).rejects.toThrow('There is no later version of crm.');
    await expect(goLive(portal, 'crm', '../admin/1')).rejects.toThrow(
      'There is no version ../admin/1 of crm: see --list.',
    );
    expect(liveModule(www, 'crm')).toEqual(first);
    const list = (await listVersions(portal, 'crm')).split('\n');
    expect(list.map((line) => line.split(' ')[0])).toEqual(
      [third, second, first].map(({ version }) => version),
    );
    expect(list.filter((line) => line.includes('  live '))).toEqual([list[2]]);
  });

  test('a canary is published for a part, and ends by promotion, by hand, or by a deployment for everyone', async () => {
    const portal = folderPortal(www);
    const first = await deploy('crm', 'eins');
    const tryOut = async (text: string, share = 10) => {
      const version = await publishVersion(portal, 'crm', buildModule('crm', text));
      await startCanary(portal, 'crm', version, { share, people: ['pro'] });
      return version;
    };
    const second = await tryOut('zwei');
    const { canary, ...live } = liveModule(www, 'crm') ?? {};
    expect(live).toEqual(first);
    expect(canary).toMatchObject({ share: 10, people: ['pro'], build: { version: second } });
    expect(served(canary?.build.preload[1])).toBe('zwei');
    expect(await listVersions(portal, 'crm')).toContain(`${second}  canary 10%  `);

    expect(await promote(portal, 'crm')).toMatchObject({ version: second });
    expect(liveModule(www, 'crm')?.canary).toBeUndefined();
    expect(await rollBack('crm')).toEqual(first);

    const third = await tryOut('drei');
    expect(await endCanary(portal, 'crm', second)).toBe(false);
    expect(await endCanary(portal, 'crm', third, 'failed for 2 people')).toBe(true);
    expect(liveModule(www, 'crm')).toEqual(first);
    expect(await listVersions(portal, 'crm')).toContain('(failed for 2 people)');

    await tryOut('vier');
    const fifth = await deploy('crm', 'fünf');
    expect(liveModule(www, 'crm')).toEqual(fifth);
  });

  test('a canary is for the areas of the live version, behind the login', async () => {
    const portal = folderPortal(www);
    const tryOut = async (name: string, deployment: Partial<Deployment>) => {
      const build = buildModule(name, 'zwei', deployment);
      const version = await publishVersion(portal, name, build);
      await startCanary(portal, name, version, { share: 10, people: [] });
    };
    await deploy('crm', 'eins');
    const areas = [{ path: '/intern/a', title: 'A', access: 'portal' as const, order: 1 }];
    expect(await refusal(tryOut('crm', { areas }))).toBe(
      'crm cannot be tried by a part: its areas are not those of the live version.',
    );
    expect(await refusal(tryOut('admin', {}))).toContain('are not those of the live version');
    const open = [{ path: '/auth', title: 'WBD', access: 'public' as const, order: 0 }];
    await deploy('public', 'eins', { areas: open });
    expect(await refusal(tryOut('public', { areas: open }))).toBe(
      'public cannot be tried by a part: visitors see it, who are no advisors.',
    );
  });

  test('a record of an earlier deploy tool, names alone, is read and continued', async () => {
    const first = await deploy('crm', 'eins');
    const second = await deploy('crm', 'zwei');
    const file = path.join(www, 'remotes/crm/history.json');
    writeFileSync(file, JSON.stringify({ versions: [first.version, second.version] }));
    expect(await rollBack('crm')).toEqual(first);
    const third = await deploy('crm', 'drei');
    expect(await rollBack('crm')).toEqual(first);
    expect(await stepAlong(folderPortal(www), 'crm', 1)).toEqual(third);
  });

  test('versions that were replaced two weeks ago are removed, the last five and the live one stay', async () => {
    const portal = folderPortal(www);
    const entries: RemoteEntry[] = [];
    for (let count = 0; count < 8; count++) entries.push(await deploy('crm', `Stand ${count}`));
    const [oldest, second, third, ...recent] = entries.map(({ version }) => version);
    await goLive(portal, 'crm', second ?? '');
    expect(await cleanUp(portal, 'crm')).toEqual([]);

    const inThreeWeeks = new Date(Date.now() + 21 * 24 * 60 * 60_000);
    expect(await cleanUp(portal, 'crm', inThreeWeeks)).toEqual([oldest, third, recent[0]]);
    expect(existsSync(path.join(www, `remotes/crm/${oldest}`))).toBe(false);
    expect(served(liveModule(www, 'crm')?.preload[1])).toBe('Stand 1');
    expect(await rollBack('crm')).toEqual(entries.at(-1));
    await expect(goLive(portal, 'crm', oldest ?? '')).rejects.toThrow('There is no version');
  });

  test('source maps are kept beside what is served, and go with their version', async () => {
    const { entry } = await deploy('crm', 'eins');
    expect(existsSync(path.join(www, entry))).toBe(true);
    expect(existsSync(path.join(www, `${entry}.map`))).toBe(false);
    const kept = path.join(`${www}.source-maps`, `${entry}.map`);
    expect(existsSync(kept)).toBe(true);
    for (let count = 0; count < 6; count++) await deploy('crm', `Stand ${count}`);
    await cleanUp(folderPortal(www), 'crm', new Date(Date.now() + 21 * 24 * 60 * 60_000));
    expect(existsSync(kept)).toBe(false);
  });

  test('without a build it says what to do', async () => {
    const build = path.join(folder, 'nothing');
    await expect(deployModule(folderPortal(www), 'crm', build)).rejects.toThrow('npx nx build crm');
    expect(readRemotes(www)).toEqual({ modules: {} });
  });
});

/** The sentence a deployment is refused with. */
const refusal = (deployment: Promise<unknown>): Promise<string> =>
  deployment.then(
    () => Promise.reject(new Error('It was deployed')),
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

describe('a module that does not fit its shell', () => {
  const takes = (uses: Partial<Deployment['uses']>) =>
    deploy('crm', 'zwei', { uses: { contract: 2, versions: {}, exports: {}, ...uses } });

  test.each([
    [
      { exports: { '@wbd/ui': ['Box', 'Dial', 'Knob'] } },
      'crm cannot be deployed: it needs Dial and Knob from @wbd/ui. Deploy the shell that has it first.',
    ],
    [
      { exports: { '@wbd/ui/dial': ['Dial'] } },
      'crm cannot be deployed: it needs Dial from @wbd/ui/dial. Deploy the shell that has it first.',
    ],
    [
      { versions: { react: '20.0.0' } },
      'crm cannot be deployed: it needs react 20.0.0 (the shell has 19.3.1). Deploy the shell that has it first.',
    ],
    [
      { contract: 3 },
      'crm cannot be deployed: it needs version 3 of the contract (the shell has 2). Deploy the shell that has it first.',
    ],
  ])('%j is refused in a sentence, and nothing has changed', async (uses, sentence) => {
    const live = await deploy('crm', 'eins');
    const before = publishedFiles(www);
    expect(await refusal(takes(uses))).toBe(sentence);
    expect(liveModule(www, 'crm')).toEqual(live);
    expect(publishedFiles(www)).toEqual(before);
  });

  test('is refused when its tile has an icon that the shell cannot draw', async () => {
    const tile = { label: 'CRM', description: '', icon: 'zap' as const };
    const areas = [
      { path: '/intern/crm', title: 'CRM', access: 'customers' as const, order: 1, tile },
    ];
    const build = buildModule('crm', 'eins', { areas });
    expect(await refusal(deployModule(folderPortal(www), 'crm', build))).toBe(
      'crm cannot be deployed: the shell cannot draw the icon zap of /intern/crm. Deploy the shell that has it first.',
    );
  });

  test('is refused when an area needs a capability that the shell does not know', async () => {
    const areas = [{ path: '/intern/crm', title: 'CRM', access: 'sellFilms' as const, order: 1 }];
    const build = buildModule('crm', 'eins', { areas });
    expect(await refusal(deployModule(folderPortal(www), 'crm', build))).toBe(
      'crm cannot be deployed: the shell does not know the capability sellFilms of /intern/crm. Deploy the shell that knows it first.',
    );
  });

  test('is not rolled back to, either', async () => {
    const hungry = { contract: 2, versions: {}, exports: { '@wbd/ui': ['Box'] } };
    await deploy('crm', 'eins', { uses: hungry });
    await deploy('crm', 'zwei');
    const poorer = anOffer({ exports: { react: ['useState'], '@wbd/ui': [] } });
    await deployShell({ www, env, build: buildShell(poorer, 'poorer') });
    expect(await refusal(rollBack('crm'))).toContain('it needs Box');
  });

  test('without a shell there is nothing to fit', async () => {
    const empty = path.join(folder, 'empty');
    const build = buildModule('crm', 'eins');
    expect(await refusal(deployModule(folderPortal(empty), 'crm', build))).toBe(
      'crm cannot be deployed: there is no shell yet, deploy it first.',
    );
  });
});

describe('a module at a path that is not its own', () => {
  beforeEach(async () => {
    const area = { title: 'WBD', access: 'public' as const, order: 0 };
    const areas = [
      { path: '/', ...area },
      { path: '/auth', ...area },
    ];
    await deploy('public', 'x', { areas });
    await deploy('crm', 'eins');
  });

  test.each([
    ['/auth', 'is taken: the module public has /auth'],
    ['/auth/sign-up', 'is taken: the module public has /auth'],
    ['/', 'is taken: the module public has /'],
    ['/intern/crm', 'is taken: the module crm has /intern/crm'],
    ['/intern/crm/import', 'is taken: the module crm has /intern/crm'],
    ['/intern/portal', 'is taken: /intern/portal is a page of the shell'],
    ['/intern/profile', 'is taken: /intern/profile is a page of the shell'],
    ['/intern', 'is taken: /intern/portal is a page of the shell'],
    ['/remotes', 'is reserved: files lie below /remotes'],
    ['/chunks/new', 'is reserved: files lie below /chunks'],
    [
      '/anna',
      "could be an advisor's page: reserve 'anna' in libs/domain/src/advisors/advisor-code.ts first",
    ],
  ])('%s is refused in a sentence', async (at, why) => {
    const areas = [{ path: at, title: 'Neu', access: 'portal' as const, order: 1 }];
    const build = buildModule('thief', 'x', { areas });
    expect(await refusal(deployModule(folderPortal(www), 'thief', build))).toBe(
      `thief cannot be deployed: its path ${at} ${why}.`,
    );
    expect(liveModule(www, 'thief')).toBeUndefined();
  });

  test('a path named twice is refused, several are not', async () => {
    const area = (at: string) => ({ path: at, title: 'Neu', access: 'portal' as const, order: 1 });
    const twice = buildModule('new', 'x', { areas: [area('/intern/a'), area('/intern/a')] });
    expect(await refusal(deployModule(folderPortal(www), 'new', twice))).toContain('named twice');
    const both = buildModule('new', 'y', { areas: [area('/intern/a'), area('/intern/b')] });
    expect((await deployModule(folderPortal(www), 'new', both)).areas).toHaveLength(2);
  });

  test('its own path stays its own', async () => {
    expect((await deploy('crm', 'zwei')).name).toBe('crm');
  });
});

describe('a build that says what is not so', () => {
  test.each(['https://evil.example/entry.js', '//evil.example/entry.js', '../crm/entry.js'])(
    'an entry %s is refused',
    async (entry) => {
      const build = buildModule('crm', 'eins', { entry });
      expect(await refusal(deployModule(folderPortal(www), 'crm', build))).toBe(
        `crm cannot be deployed: ${entry} is no file of its build.`,
      );
    },
  );

  test('one of another module or another time is refused', async () => {
    const build = buildModule('crm', 'eins');
    expect(await refusal(deployModule(folderPortal(www), 'admin', build))).toContain('is of crm');
    const old = buildModule('crm', 'alt', { areas: [] });
    expect(await refusal(deployModule(folderPortal(www), 'crm', old))).toBe(
      'crm cannot be deployed: its build is of another contract, build it again.',
    );
  });
});

test('a module that is removed is gone from the list alone', async () => {
  const entry = await deploy('crm', 'eins');
  await removeModule(folderPortal(www), 'crm');
  expect(readRemotes(www)).toEqual({ modules: {} });
  expect(served(entry.preload[1])).toBe('eins');
});

describe('deploying the shell', () => {
  test('fills in the environment and leaves the modules alone', async () => {
    await deploy('crm', 'eins');
    const remotes = readFileSync(path.join(www, 'remotes.json'), 'utf8');
    await deployShell({ www, env, build: buildShell() });
    expect(served('shell.html')).toContain('"projectId":"demo-wbd"');
    expect(readFileSync(path.join(www, 'remotes.json'), 'utf8')).toBe(remotes);
  });

  const poorer = () => buildShell(anOffer({ exports: { '@wbd/ui': ['Box'] } }), 'poorer');

  test('that leaves a live module behind is refused, and the page stays', async () => {
    await deploy('crm', 'eins');
    const page = served('shell.html');
    expect(await refusal(deployShell({ www, env, build: poorer() }))).toBe(
      'The shell cannot be deployed: of the modules that are live, crm needs useState from react. Roll those back first.',
    );
    expect(served('shell.html')).toBe(page);
    expect(served('offer.json')).toBe(JSON.stringify(anOffer()));
    await deployShell({ www, env, build: poorer(), replaces: ['crm'] });
    expect(served('shell.html')).toContain('poorer');
  });

  test('is taken back, unless a live module has come to need the newer one', async () => {
    const first = served('shell.html');
    const rich = anOffer({ exports: { react: ['useState'], '@wbd/ui': ['Box', 'Dial'] } });
    await deployShell({ www, env, build: buildShell(rich, 'richer') });
    expect(served('shell.html')).toContain('richer');
    const uses = { contract: 2, versions: {}, exports: { '@wbd/ui': ['Dial'] } };
    await deploy('crm', 'eins', { uses });
    expect(await refusal(rollbackShell(www))).toContain('crm needs Dial from @wbd/ui');
    await removeModule(folderPortal(www), 'crm');
    await rollbackShell(www);
    expect(served('shell.html')).toBe(first);
    expect(await refusal(rollbackShell(www))).toContain('no earlier version of');
  });

  test('robots.txt names the address at which the portal is served', async () => {
    const origin = 'https://wbd.example';
    await deployShell({ www, env: { ...env, origin }, build: buildShell(anOffer(), 'named') });
    expect(served('robots.txt')).toContain('\nSitemap: https://wbd.example/sitemap.xml\n');
    expect(served('robots.txt')).toContain('\nDisallow: /intern/\n');
  });

  test('a value cannot close its element', () => {
    const page = '<!-- policy --><script id="wbd-env" type="application/json"></script>';
    const filled = withEnvironment(page, { ...env, remotesUrl: '</script><script>alert(1)' });
    expect(filled.match(/<script/g)).toHaveLength(1);
  });
});
