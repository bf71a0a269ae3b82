import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleInfo } from '@wbd/module';
import { moduleNames, parseModuleInfo, readModuleInfo } from '@wbd/module/rspack';
import { format, resolveConfig } from 'prettier';
import { requireFreePaths } from '@wbd/module/pointer';
import { collectionNames } from './collection-names.ts';
import { collectionFiles } from './create-collection.ts';
import { withLine } from './edits.ts';
import { fromTemplate } from './templates.ts';

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
  /** a new collection of the advisors' own entries, which the page lists and edits */
  collection?: string | undefined;
}

const DEPLOYERS = 'functions/src/delivery/modules/deployers.ts';

const BROWSER_TEST = 'browser.spec.ts';
const ORDER_STEP = 10;

/**
 * Writes a module that builds, with a page, its help, a tile, a unit test and a browser test. A collection adds a list,
 * a form, data access, a descriptor, rules and their tables.
 * @returns the files that were written or changed, relative to the root
 * @throws Error with the reason in one sentence; nothing is written then
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
    ...moduleFiles(info),
    ...(options.collection === undefined
      ? []
      : collectionFiles(
          root,
          collectionNames(options.collection, options.access),
          placeholders(info),
        )),
    [DEPLOYERS, withDeployer(readFileSync(path.join(root, DEPLOYERS), 'utf8'), name)],
  ]);
  for (const [file, text] of texts) {
    const formatted = file.endsWith('.rules')
      ? text
      : await format(text, { ...style, filepath: file });
    write(path.join(root, file), formatted);
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

function moduleFiles(info: ModuleInfo): [file: string, text: string][] {
  return fromTemplate('template', placeholders(info)).map(([file, text]) => [
    targetOf(file, info.name),
    text,
  ]);
}

const withDeployer = (deployers: string, name: string) =>
  withLine(deployers, /\n\};/, `  'deploy-${name}': ['${name}'],`);

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
