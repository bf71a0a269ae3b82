import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Env } from '@wbd/firebase';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentVersion, publishedFiles } from './build-files.ts';
import { deployModule, readRemotes, rollbackModule } from './module-deployment.ts';
import { deployShell, withEnvironment } from './shell-deployment.ts';

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

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wbd-deploy-'));
  www = path.join(folder, 'www');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

/** A build as the federation helper leaves it. */
function buildModule(name: string, text: string): string {
  const info = { name, title: name, path: `/intern/${name}`, access: 1 };
  const deployment = { ...info, entry: 'entry.js', preload: ['entry.js', 'chunks/page.js'] };
  write(`${name}/deployment.json`, JSON.stringify(deployment));
  write(`${name}/entry.js`, 'container');
  write(`${name}/entry.js.map`, '{}');
  write(`${name}/chunks/page.js`, text);
  return path.join(folder, name);
}

function buildShell(): string {
  write('shell/index.html', '<script id="wbd-env" type="application/json"></script>');
  write('shell/main.1234.js', 'shell');
  return path.join(folder, 'shell');
}

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
  test('a changed text goes live, and the shell and the other modules stay byte-identical', () => {
    deployShell({ www, env, build: buildShell() });
    deployModule({ www, name: 'public', build: buildModule('public', 'Willkommen') });
    const first = deployModule({ www, name: 'crm', build: buildModule('crm', 'Kunden') });
    const before = servedBesides('crm');

    const second = deployModule({ www, name: 'crm', build: buildModule('crm', 'Deine Kunden') });

    expect(second.version).not.toBe(first.version);
    const live = readRemotes(www).modules;
    expect(live['crm']).toEqual(second);
    expect(served(live['crm']?.preload[1])).toBe('Deine Kunden');
    expect(servedBesides('crm')).toEqual(before);
    expect(Object.keys(before)).toContain('index.html');
  });

  test('a rollback makes the version before live again, and open pages keep theirs', () => {
    const first = deployModule({ www, name: 'crm', build: buildModule('crm', 'eins') });
    const second = deployModule({ www, name: 'crm', build: buildModule('crm', 'zwei') });
    expect(rollbackModule({ www, name: 'crm' })).toEqual(first);
    expect(readRemotes(www).modules['crm']).toEqual(first);
    expect(served(second.preload[1])).toBe('zwei');
    expect(() => rollbackModule({ www, name: 'crm' })).toThrow('no earlier version');
    expect(readRemotes(www).modules['crm']).toEqual(first);
  });

  test('the same build has the same version and is no new entry of the history', () => {
    const build = buildModule('crm', 'eins');
    const version = contentVersion(build);
    expect(deployModule({ www, name: 'crm', build }).version).toBe(version);
    expect(deployModule({ www, name: 'crm', build }).version).toBe(version);
    expect(() => rollbackModule({ www, name: 'crm' })).toThrow('no earlier version');
  });

  test('source maps are not published', () => {
    const { entry } = deployModule({ www, name: 'crm', build: buildModule('crm', 'eins') });
    expect(existsSync(path.join(www, entry))).toBe(true);
    expect(existsSync(path.join(www, `${entry}.map`))).toBe(false);
  });

  test('without a build it says what to do', () => {
    const build = path.join(folder, 'nothing');
    expect(() => deployModule({ www, name: 'crm', build })).toThrow('npx nx build crm');
    expect(readRemotes(www)).toEqual({ modules: {} });
  });
});

describe('deploying the shell', () => {
  test('fills in the environment and leaves the modules alone', () => {
    deployModule({ www, name: 'crm', build: buildModule('crm', 'eins') });
    const remotes = readFileSync(path.join(www, 'remotes.json'), 'utf8');
    deployShell({ www, env, build: buildShell() });
    expect(served('index.html')).toContain('"projectId":"demo-wbd"');
    expect(readFileSync(path.join(www, 'remotes.json'), 'utf8')).toBe(remotes);
  });

  test('a value cannot end the element it stands in', () => {
    const page = '<script id="wbd-env" type="application/json"></script>';
    const filled = withEnvironment(page, { ...env, remotesUrl: '</script><script>alert(1)' });
    expect(filled.match(/<script/g)).toHaveLength(1);
  });
});
