import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Deployment, RemoteEntry } from '@wbd/module';
import {
  changeHistory,
  cleanUp,
  OFFER_FILE,
  readHistory,
  sourceMapFolder,
  stepAlong,
  versionFolder,
  writeJson,
} from '@wbd/module/pointer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentVersion } from './build-files.ts';
import { anOffer, hashOf, SAME_CHUNK, writeModuleBuild } from './build.factory.ts';
import { folderPortal, liveModule, writtenHere } from './folder-portal.ts';
import { deployModule, publishVersion } from './module-deployment.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const SHARED = versionFolder('crm', 'files');
const later = (ms: number) => new Date(Date.now() + ms);
const inThreeWeeks = () => later(3 * WEEK_MS);

let folder: string;
let www: string;
let portal: ReturnType<typeof folderPortal>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wbd-shared-'));
  www = path.join(folder, 'www');
  writeJson(path.join(www, OFFER_FILE), anOffer());
  portal = folderPortal(www);
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (text: string, deployment: Partial<Deployment> = {}) =>
  writeModuleBuild(path.join(folder, text), 'crm', { text, deployment });
const deploy = (text: string, deployment: Partial<Deployment> = {}) =>
  deployModule(portal, 'crm', build(text, deployment));

/** Deploys versions until those before them are none of the last five. */
async function deployFiveMore(): Promise<RemoteEntry[]> {
  const entries: RemoteEntry[] = [];
  for (let count = 0; count < 5; count++) entries.push(await deploy(`Stand ${count}`));
  return entries;
}

const pageOf = (text: string) => `chunks/${hashOf(text)}.js`;
const isServed = (file: string) => existsSync(path.join(www, SHARED, file));
const hasMap = (file: string) => existsSync(path.join(sourceMapFolder(www), SHARED, `${file}.map`));
/** Of an address in remotes.json. */
const nameOf = ({ entry }: RemoteEntry) => path.relative(`/${SHARED}`, entry);

test('a new version adds what has changed, and has everything else where it was', async () => {
  const first = await deploy('eins');
  const before = await portal.store.list(SHARED);
  const second = await deploy('zwei');
  const added = (await portal.store.list(SHARED)).filter((file) => !before.includes(file));
  expect(added.toSorted()).toEqual([pageOf('zwei'), nameOf(second)].toSorted());
  expect(before).toContain(SAME_CHUNK);
  for (const { version } of [first, second]) {
    expect(await portal.store.list(versionFolder('crm', version))).toEqual(['deployment.json']);
  }
  // each visit reads the list of what is live
  expect(liveModule(www, 'crm')).not.toHaveProperty('files');
});

test('a file whose name says nothing of its content is refused', async () => {
  const folder = build('eins', { files: [SAME_CHUNK, 'entry.js'], entry: 'entry.js', preload: [] });
  writeFileSync(path.join(folder, 'entry.js'), 'container');
  await expect(deployModule(portal, 'crm', folder)).rejects.toThrow(
    'crm cannot be deployed: entry.js is not named by its content, and versions share their files.',
  );
  expect(await portal.store.list(SHARED)).toEqual([]);
});

test('a version from before has its own folder, works beside those that share, and is removed with it', async () => {
  const old = await deploy('alt', { files: undefined });
  expect(old.entry).toBe(`/remotes/crm/${old.version}/${path.basename(old.entry)}`);
  const present = await deploy('neu');
  expect(await stepAlong(portal, 'crm', -1)).toEqual(old);
  expect(existsSync(path.join(www, old.entry))).toBe(true);
  expect(await stepAlong(portal, 'crm', 1)).toEqual(present);
  await deployFiveMore();
  expect(await cleanUp(portal, 'crm', inThreeWeeks())).toEqual([old.version, present.version]);
  expect(existsSync(path.join(www, versionFolder('crm', old.version)))).toBe(false);
});

describe('files of versions that are removed', () => {
  test('go, with their source maps, unless another version names them', async () => {
    const old = await deploy('alt');
    const fromThen = [pageOf('alt'), nameOf(old)];
    expect(hasMap(nameOf(old))).toBe(true);
    const kept = await deployFiveMore();
    await cleanUp(portal, 'crm', later(WEEK_MS));
    expect(fromThen.map(isServed)).toEqual([true, true]);

    expect(await cleanUp(portal, 'crm', inThreeWeeks())).toEqual([old.version]);
    expect([...fromThen.map(isServed), hasMap(nameOf(old))]).toEqual([false, false, false]);
    expect([isServed(SAME_CHUNK), hasMap(SAME_CHUNK)]).toEqual([true, true]);
    expect(kept.map(nameOf).map(isServed)).toEqual([true, true, true, true, true]);
    expect((await readHistory(portal.store, 'crm')).removing).toBeUndefined();
  });

  test('stay for a version that takes them up again', async () => {
    await deploy('alt');
    // the same page with another title: only its entry in the pointer changes
    const areas = [
      { path: '/intern/crm', title: 'Kunden', access: 'customers' as const, order: 30 },
    ];
    await deployFiveMore();
    const again = await deploy('alt', { areas });
    await cleanUp(portal, 'crm', inThreeWeeks());
    expect([pageOf('alt'), nameOf(again)].map(isServed)).toEqual([true, true]);
  });

  test('fail a version that was checked before the removal; deploying it again succeeds', async () => {
    await deploy('alt');
    await deployFiveMore();
    const areas = [
      { path: '/intern/crm', title: 'Kunden', access: 'customers' as const, order: 30 },
    ];
    let isFirst = true;
    // between the look and the note of the version another deployment removes what is old
    const list = async (name: string) => {
      const files = await portal.store.list(name);
      if (isFirst) await cleanUp(portal, 'crm', inThreeWeeks());
      isFirst = false;
      return files;
    };
    const raced = writtenHere({ ...portal, store: { ...portal.store, list } });
    await expect(publishVersion(raced, 'crm', build('alt', { areas }))).rejects.toThrow(
      /^crm cannot be deployed: (chunks\/|remote-entry\.)[0-9a-f]{10}\.js is no file of its build\.$/,
    );
    const version = await publishVersion(portal, 'crm', build('alt', { areas }));
    expect((await readHistory(portal.store, 'crm')).versions.at(-1)?.version).toBe(version);
    expect(isServed(pageOf('alt'))).toBe(true);
  });

  describe('while another deployment removes them', () => {
    const begin = (since: Date) =>
      changeHistory(portal.store, 'crm', (history) => ({
        ...history,
        removing: { files: [pageOf('alt'), pageOf('anders')], since: since.toISOString() },
      }));

    test('are not taken up, and no second removal begins', async () => {
      await deploy('eins');
      await begin(new Date());
      const version = contentVersion(build('alt'));
      await expect(publishVersion(portal, 'crm', build('alt'))).rejects.toThrow(
        `Files of version ${version} of crm are being removed with older versions: deploy it again in a few minutes.`,
      );
      await cleanUp(portal, 'crm');
      const { removing, versions } = await readHistory(portal.store, 'crm');
      expect(removing?.files).toEqual([pageOf('alt'), pageOf('anders')]);
      expect(versions).toHaveLength(1);
    });

    test('are taken up when it was cut off long ago, and the next removal takes the rest', async () => {
      await deploy('eins');
      await portal.store.add(`${SHARED}/${pageOf('anders')}`, Buffer.from('anders'));
      await begin(later(-2 * 60 * 60_000));
      await deploy('alt');
      expect([isServed(pageOf('alt')), isServed(pageOf('anders'))]).toEqual([true, false]);
      expect((await readHistory(portal.store, 'crm')).removing).toBeUndefined();
    });
  });
});
