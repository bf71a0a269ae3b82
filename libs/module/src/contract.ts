import { levelSchema } from '@wbd/domain';
import type { RouteObject } from '@wbd/router';
import * as z from 'zod/mini';
import type { CONTRACT_VERSION } from './contract-version.ts';

/** What every module exposes as `./routes`: paths are relative to the module's own path. */
export interface ModuleContract {
  contract: typeof CONTRACT_VERSION;
  routes: RouteObject[];
}

/** Who may enter a module: everyone, advisors from a package level on, or admins. */
export const accessSchema = z.union([z.literal('public'), levelSchema, z.literal('admin')]);
export type Access = z.infer<typeof accessSchema>;

/** apps/<module>/module.json: what the shell knows of a module before it is loaded. */
export const moduleInfoSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z-]*$/)),
  title: z.string(),
  /** path of the module's routes; '/' for the module that answers everything else */
  path: z.string().check(z.startsWith('/')),
  access: accessSchema,
  /** the dashboard's tile, when the module has one */
  tile: z.optional(z.object({ label: z.string(), description: z.string(), icon: z.string() })),
});
export type ModuleInfo = z.infer<typeof moduleInfoSchema>;

/** One deployed module in remotes.json. URLs are absolute or relative to the portal's origin. */
export const remoteEntrySchema = z.extend(moduleInfoSchema, {
  version: z.string(),
  entry: z.string(),
  preload: z.array(z.string()),
  /** what those files take from the shell beyond its first script, so that it can be fetched together with them */
  shares: z.optional(z.array(z.string())),
});
export type RemoteEntry = z.infer<typeof remoteEntrySchema>;

/** remotes.json: which version of each module is live. Written by the deploy tool, never cached. */
export const remotesManifestSchema = z.object({ modules: z.record(z.string(), remoteEntrySchema) });
export type RemotesManifest = z.infer<typeof remotesManifestSchema>;
