export { areaAt, areaSchema, isInArea, type Access, type Area } from './area.ts';
export { CONTRACT_VERSION } from './contract-version.ts';
export {
  deploymentSchema,
  moduleInfoSchema,
  readableEntries,
  remoteEntrySchema,
  remotesManifestSchema,
  type Deployment,
  type ModuleContract,
  type ModuleInfo,
  type RemoteEntry,
  type RemotesManifest,
} from './contract.ts';
export { misfits, offerSchema, type Misfit, type Offer, type Uses } from './fit.ts';
export { SHELL_PATHS, type ShellPath } from './shell-paths.ts';
export { TILE_ICONS, type TileIconName } from './tile-icons.ts';
