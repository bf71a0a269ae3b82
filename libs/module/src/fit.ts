import * as z from 'zod/mini';

const versionsSchema = z.record(z.string(), z.string());
const exportsSchema = z.record(z.string(), z.array(z.string()));

/** What a module's build takes from the shell. */
export const usesSchema = z.object({
  contract: z.number(),
  /** package → the version it was built against */
  versions: versionsSchema,
  /** request → the names that are imported from it */
  exports: exportsSchema,
});
export type Uses = z.infer<typeof usesSchema>;

/** What a build of the shell gives to modules. */
export const offerSchema = z.object({
  contract: z.number(),
  versions: versionsSchema,
  exports: exportsSchema,
  /** the icons it can draw on tiles */
  icons: z.array(z.string()),
  /** the capabilities that it knows; a shell of the previous release knows none by name */
  capabilities: z._default(z.array(z.string()), () => []),
});
export type Offer = z.infer<typeof offerSchema>;

/** A reason why a module cannot run in a shell. */
export type Misfit =
  | { kind: 'contract'; used: number; offered: number }
  | { kind: 'version'; name: string; used: string; offered: string | undefined }
  | { kind: 'exports'; request: string; names: string[] };

/**
 * Everything that a module takes and a shell does not give: another contract, a package of another major version or
 * older than the module was built against (patches aside), names that are not exported.
 */
export function misfits(uses: Uses, offer: Offer): Misfit[] {
  const found: Misfit[] = [];
  if (uses.contract !== offer.contract) {
    found.push({ kind: 'contract', used: uses.contract, offered: offer.contract });
  }
  for (const [name, used] of Object.entries(uses.versions)) {
    const offered = offer.versions[name];
    if (!offered || !isCompatible(used, offered)) {
      found.push({ kind: 'version', name, used, offered });
    }
  }
  for (const [request, used] of Object.entries(uses.exports)) {
    const offered = new Set(offer.exports[request]);
    const names = used.filter((name) => !offered.has(name));
    if (names.length > 0 || !offer.exports[request]) {
      found.push({ kind: 'exports', request, names });
    }
  }
  return found;
}

function isCompatible(used: string, offered: string): boolean {
  const [usedMajor = NaN, usedMinor = NaN] = used.split('.').map(Number);
  const [major, minor = NaN] = offered.split('.').map(Number);
  return usedMajor === major && minor >= usedMinor;
}
