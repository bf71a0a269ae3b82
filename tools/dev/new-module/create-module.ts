import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleInfo } from '@wbd/module';
import { moduleNames, parseModuleInfo, readModuleInfo } from '@wbd/module/rspack';
import { format, resolveConfig } from 'prettier';
import { requireFreePaths } from '@wbd/module/pointer';

/** What is written into module.json, which is checked as every other one. */
export interface NewModule {
  /** the folder below apps/ */
  name: string;
  /** its name in the portal */
  title: string;
  path: string;
  /** who may enter: a capability of the package, or 'admin' */
  access: string;
  /** what its tile says below the title */
  description: string;
  icon: string;
  /** its place among the others; after the last one unless told */
  order?: number | undefined;
}

const TEMPLATE = path.join(import.meta.dirname, 'template');
const TEMPLATE_ENDING = '.txt';
const BROWSER_TEST = 'browser.spec.ts';
const ORDER_STEP = 10;

/**
 * Writes a module that builds, with a page, its help, a tile, a unit test and a browser test.
 * @returns the files, relative to the root
 * @throws Error saying in one sentence why there can be no such module; nothing is written then
 */
export async function createModule(root: string, options: NewModule): Promise<string[]> {
  const { name } = options;
  if (existsSync(path.join(root, 'apps', name))) throw new Error(`There is a folder apps/${name}.`);
  const others = moduleNames(root).map((other) => readModuleInfo(other, root));
  const info = infoOf(options, others);
  requireFreePaths(info, others);
  const style = await resolveConfig(path.join(root, 'package.json'));
  const texts = new Map([
    [path.join('apps', name, 'module.json'), JSON.stringify(info)],
    ...templateFiles(info),
  ]);
  for (const [file, text] of texts) {
    write(path.join(root, file), await format(text, { ...style, filepath: file }));
  }
  return [...texts.keys()].toSorted();
}

function infoOf(options: NewModule, others: ModuleInfo[]): ModuleInfo {
  const { name, title, description, icon, path: at, access, order } = options;
  const tile = { label: title, description, icon };
  const area = { path: at, title, access, order: order ?? lastOrder(others) + ORDER_STEP, tile };
  return parseModuleInfo(name, { name, areas: [area] });
}

function lastOrder(modules: ModuleInfo[]): number {
  return Math.max(0, ...modules.flatMap(({ areas }) => areas.map(({ order }) => order)));
}

function templateFiles(info: ModuleInfo): [file: string, text: string][] {
  const values = placeholders(info);
  return readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(TEMPLATE, path.join(entry.parentPath, entry.name)))
    .map((template) => {
      const text = readFileSync(path.join(TEMPLATE, template), 'utf8');
      const file = template.slice(0, -TEMPLATE_ENDING.length);
      return [
        targetOf(file, info.name),
        text.replaceAll(/\{\{(\w+)\}\}/g, (_match, key: string) => values[key] ?? ''),
      ];
    });
}

function targetOf(file: string, name: string): string {
  return file === BROWSER_TEST
    ? path.join('apps/e2e/scenarios', `${name}.spec.ts`)
    : path.join('apps', name, file);
}

/** Values for the templates; strings are literals with quotes. */
function placeholders({ name, areas: [area] }: ModuleInfo): Record<string, string> {
  if (!area) return { name };
  const { title, access } = area;
  const escaped = title.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return {
    name,
    path: JSON.stringify(area.path),
    title: JSON.stringify(title),
    helpTitle: JSON.stringify(`Hilfe: ${title}`),
    component: componentName(name),
    tileName: `/^${escaped}/`,
    account: access === 'admin' ? "'admin'" : "'pro'",
  };
}

/** `expert-videos` becomes `ExpertVideos`. */
function componentName(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
