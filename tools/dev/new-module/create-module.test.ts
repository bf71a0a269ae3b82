import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readModuleInfo } from '@wbd/module/rspack';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createModule, type NewModule } from './create-module.ts';

const DEPLOYERS = 'functions/src/delivery/modules/deployers.ts';

let root: string;

const videos: NewModule = {
  name: 'expert-videos',
  title: 'Experten-Videos (neu)',
  path: '/intern/expert-videos',
  access: 'createSeminars',
  description: 'Deine "eigenen" Videos',
  icon: 'clapperboard',
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'wbd-new-module-'));
  mkdirSync(path.join(root, 'apps/crm'), { recursive: true });
  const area = { path: '/intern/crm', title: 'CRM', access: 'customers', order: 30 };
  writeFileSync(
    path.join(root, 'apps/crm/module.json'),
    JSON.stringify({ name: 'crm', areas: [area] }),
  );
  mkdirSync(path.join(root, path.dirname(DEPLOYERS)), { recursive: true });
  writeFileSync(path.join(root, DEPLOYERS), "const DEPLOYERS = {\n  'deploy-crm': ['crm'],\n};\n");
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('a module has all its parts, and stands after the last one', async () => {
  expect(await createModule(root, videos)).toEqual([
    'apps/e2e/scenarios/expert-videos.spec.ts',
    'apps/expert-videos/module.json',
    'apps/expert-videos/package.json',
    'apps/expert-videos/project.json',
    'apps/expert-videos/rspack.config.ts',
    'apps/expert-videos/src/help/help-page.tsx',
    'apps/expert-videos/src/help/texts.de.ts',
    'apps/expert-videos/src/overview/overview-page.tsx',
    'apps/expert-videos/src/overview/texts.de.ts',
    'apps/expert-videos/src/routes.test.ts',
    'apps/expert-videos/src/routes.tsx',
    'apps/expert-videos/src/shared/paths.ts',
    'apps/expert-videos/tsconfig.json',
    DEPLOYERS,
  ]);
  expect(read(DEPLOYERS)).toMatch(/deploy-expert-videos["']: \[["']expert-videos["']\]/);
  const tile = {
    label: 'Experten-Videos (neu)',
    description: 'Deine "eigenen" Videos',
    icon: 'clapperboard',
  };
  expect(readModuleInfo('expert-videos', root).areas).toEqual([
    { path: '/intern/expert-videos', title: tile.label, access: 'createSeminars', order: 40, tile },
  ]);
  const component = 'ExpertVideosHelpPage';
  expect(read('apps/expert-videos/src/help/help-page.tsx')).toContain(`function ${component}()`);
  expect(read('apps/expert-videos/src/routes.tsx')).toContain(`.${component},`);
  expect(read('apps/e2e/scenarios/expert-videos.spec.ts')).toContain(
    String.raw`{ name: /^Experten-Videos \(neu\)/ }`,
  );
});

test('nothing is left of the template', async () => {
  for (const file of await createModule(root, videos))
    expect(read(file)).not.toMatch(/\{\{\w+\}\}/);
});

test.each([
  [{ name: 'crm' }, 'There is a folder apps/crm.'],
  [{ name: 'Videos' }, 'name: is lower case'],
  [{ access: 'fly' }, 'apps/expert-videos/module.json does not fit: areas[0].access'],
  [{ access: 'public' }, 'areas[0].access: is a capability or "admin" below /intern/'],
  [{ icon: 'rocket' }, 'areas[0].tile.icon: Invalid option: expected one of "calendar"'],
  [{ path: 'videos' }, 'areas[0].path: is a path such as /intern/crm'],
  [{ path: '/intern/crm/videos' }, 'is taken: the module crm has /intern/crm'],
  [{ path: '/intern/profile' }, 'is taken: /intern/profile is a page of the shell'],
])('%j is refused in a sentence, and nothing is written', async (change, sentence) => {
  await expect(createModule(root, { ...videos, ...change })).rejects.toThrow(sentence);
  expect(existsSync(path.join(root, 'apps/expert-videos'))).toBe(false);
  expect(existsSync(path.join(root, 'apps/e2e'))).toBe(false);
});
