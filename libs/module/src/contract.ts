import type { Advisor } from '@wbd/domain/advisors';
import type { QueryClient } from '@wbd/query';
import type { RouteObject } from '@wbd/router';
import * as z from 'zod/mini';
import { areaSchema, writtenAreaSchema } from './area.ts';
import type { CONTRACT_VERSION } from './contract-version.ts';
import { usesSchema } from './fit.ts';
import { previewKeySchema } from './preview.ts';

/**
 * Asks for what an area's first page shows, for the page to find in the cache. It runs beside the loading of the page, also
 * when the person has only pointed at the way to it; what fails is left to the page.
 */
export type ReadAhead = (client: QueryClient, advisor: Advisor) => Promise<unknown>;

/** What every module exposes as `./routes`. */
export interface ModuleContract {
  contract: typeof CONTRACT_VERSION;
  /** the routes of each area that module.json names, by its path and relative to it */
  areas: Record<string, RouteObject[]>;
  /** by the area's path */
  readAhead?: Record<string, ReadAhead>;
}

/** A module's name. */
export const nameSchema = z
  .string()
  .check(
    z.maxLength(40, 'is too long'),
    z.regex(/^[a-z][a-z0-9-]*$/, 'is lower case, as in expert-videos'),
  );

/** apps/<module>/module.json: data that the shell needs before it loads the module. */
export const moduleInfoSchema = z.strictObject({
  name: nameSchema,
  areas: z.array(writtenAreaSchema).check(z.minLength(1, 'has at least one area')),
});
export type ModuleInfo = z.infer<typeof moduleInfoSchema>;

/** deployment.json, written by a module's build; files are relative to the build. */
export const deploymentSchema = z.object({
  name: nameSchema,
  areas: z.array(areaSchema).check(z.minLength(1)),
  entry: z.string(),
  /** what the content of the entry hashes to, as `integrity` of a script; without it nothing is compared */
  integrity: z.optional(z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))),
  /** files that its most visited page needs */
  preload: z.array(z.string()),
  /** what those files take from the shell beyond its first script, so that it can be fetched together with them */
  shares: z.array(z.string()),
  uses: usesSchema,
  /** the first view of its public pages, for the HTML that is served */
  firstView: z.optional(z.string()),
  /** all files that are named by their content, which its versions share; without it they lie in a folder of the version */
  files: z.optional(z.array(z.string())),
});
export type Deployment = z.infer<typeof deploymentSchema>;

/** A published build. URLs are absolute or relative to the portal's origin. */
const publishedSchema = z.extend(deploymentSchema, { version: z.string() });

/** Another version that a part of the advisors is given. */
export const canarySchema = z.object({
  /** percent of all advisors */
  share: z.number().check(z.gte(0), z.lte(100)),
  /** codes of advisors who have it besides */
  people: z.array(z.string()),
  build: publishedSchema,
});
export type Canary = z.infer<typeof canarySchema>;

/** One deployed module in remotes.json. */
export const remoteEntrySchema = z.extend(publishedSchema, { canary: z.optional(canarySchema) });
export type RemoteEntry = z.infer<typeof remoteEntrySchema>;

/**
 * remotes.json: which version of each module is live. Written by the deploy tool, never cached. An entry that does not
 * fit `remoteEntrySchema` is one broken module and no broken portal, so entries are parsed one by one.
 */
export const remotesManifestSchema = z.object({
  modules: z.record(z.string(), z.unknown()),
  previewKey: z.optional(previewKeySchema),
});
export type RemotesManifest = z.infer<typeof remotesManifestSchema>;

/** The folder below the module's that versions share; none of them is called so. */
export const SHARED_FOLDER = 'files';

/** The folder below the module's in which the files of a version lie. */
export const folderIn = ({ files }: Pick<Deployment, 'files'>, version: string) =>
  files ? SHARED_FOLDER : version;

/**
 * A build as it is served. Each visit reads it, so it names no more files than the first page needs.
 * @param folder where its files lie, without a slash at the end
 */
export function entryAt(
  folder: string,
  { files: _all, ...built }: Deployment,
  version: string,
): RemoteEntry {
  const url = (file: string) => `${folder}/${file}`;
  const { entry, preload, firstView } = built;
  return {
    ...built,
    version,
    entry: url(entry),
    preload: preload.map(url),
    ...(firstView !== undefined && { firstView: url(firstView) }),
  };
}

/** The entries of remotes.json that can be read. */
export function readableEntries({ modules }: RemotesManifest): RemoteEntry[] {
  return Object.values(modules).flatMap((entry) => {
    const parsed = remoteEntrySchema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}
