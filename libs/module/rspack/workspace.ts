import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleInfoSchema, type ModuleInfo } from '../src/contract.ts';
import * as z from 'zod/mini';

/** The root of the workspace. */
export const WORKSPACE_ROOT = path.resolve(import.meta.dirname, '../../..');

const packageSchema = z.object({
  version: z.string(),
  exports: z.optional(z.union([z.string(), z.record(z.string(), z.unknown())])),
  /** sharing settings of a lib */
  wbd: z.optional(
    z.strictObject({
      share: z.literal(true),
      wraps: z.optional(z.array(z.string())),
      eager: z.optional(z.array(z.string())),
    }),
  ),
});

/** package.json of an installed package or a lib. */
export function readPackage(directory: string): z.infer<typeof packageSchema> {
  const file = path.join(WORKSPACE_ROOT, directory, 'package.json');
  return packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Every folder of libs/ that is a package. */
export function libNames(): string[] {
  return foldersWith('libs', 'package.json');
}

/** Every app that is a module: it has a module.json. */
export function moduleNames(root = WORKSPACE_ROOT): string[] {
  return foldersWith('apps', 'module.json', root);
}

function foldersWith(parent: string, file: string, root = WORKSPACE_ROOT): string[] {
  const folder = path.join(root, parent);
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, file)))
    .toSorted();
}

/**
 * apps/<name>/module.json.
 * @throws Error that says in one sentence what is wrong with it
 */
export function readModuleInfo(name: string, root = WORKSPACE_ROOT): ModuleInfo {
  const place = placeOf(name);
  return parseModuleInfo(name, readJson(path.join(root, place), place));
}

/**
 * The content of a module.json.
 * @throws Error that says in one sentence what is wrong with it
 */
export function parseModuleInfo(name: string, content: unknown): ModuleInfo {
  const place = placeOf(name);
  const parsed = moduleInfoSchema.safeParse(content, { error: z.locales.en().localeError });
  if (!parsed.success) {
    throw new Error(`${place} does not fit: ${parsed.error.issues.map(sentenceOf).join('; ')}`);
  }
  if (parsed.data.name !== name) {
    throw new Error(`${place} names the module ${parsed.data.name}, not ${name}`);
  }
  return parsed.data;
}

const placeOf = (name: string) => `apps/${name}/module.json`;

function readJson(file: string, place: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${place} is no JSON: ${why}`, { cause: error });
  }
}

function sentenceOf({ path: at, message }: { path: PropertyKey[]; message: string }): string {
  const field = at
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
  return field === '' ? message : `${field}: ${message}`;
}
