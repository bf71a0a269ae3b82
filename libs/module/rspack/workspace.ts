import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleInfoSchema, type ModuleInfo } from '../src/contract.ts';
import * as z from 'zod/mini';

/** The root of the workspace. */
export const WORKSPACE_ROOT = path.resolve(import.meta.dirname, '../../..');

const packageSchema = z.object({
  version: z.string(),
  exports: z.optional(z.union([z.string(), z.record(z.string(), z.unknown())])),
});

/** package.json of an installed package or of a lib of ours. */
export function readPackage(directory: string): z.infer<typeof packageSchema> {
  const file = path.join(WORKSPACE_ROOT, directory, 'package.json');
  return packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** apps/<name>/module.json. */
export function readModuleInfo(name: string): ModuleInfo {
  const file = path.join(WORKSPACE_ROOT, 'apps', name, 'module.json');
  const info = moduleInfoSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (info.name !== name) throw new Error(`${file} names the module ${info.name}, not ${name}`);
  return info;
}

/** Every app that is a module: it has a module.json. */
export function moduleNames(): string[] {
  const apps = path.join(WORKSPACE_ROOT, 'apps');
  return readdirSync(apps)
    .filter((name) => existsSync(path.join(apps, name, 'module.json')))
    .toSorted();
}
