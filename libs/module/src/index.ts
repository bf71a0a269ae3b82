export { areaAt, areaSchema, isCapability, isInArea, type Access, type Area } from './area.ts';
export { exceedsLive, isInCanary, type FailingPeople, type Person } from './canary.ts';
export { CONTRACT_VERSION } from './contract-version.ts';
export {
  deploymentSchema,
  entryAt,
  folderIn,
  moduleInfoSchema,
  nameSchema,
  readableEntries,
  remoteEntrySchema,
  remotesManifestSchema,
  SHARED_FOLDER,
  type Canary,
  type Deployment,
  type ModuleContract,
  type ModuleInfo,
  type ReadAhead,
  type RemoteEntry,
  type RemotesManifest,
} from './contract.ts';
export { misfits, offerSchema, type Misfit, type Offer, type Uses } from './fit.ts';
export {
  PREVIEW_PARAMETER,
  previewKeySchema,
  readPreview,
  signPreview,
  type Preview,
  type PreviewKey,
} from './preview.ts';
export { SHELL_PATHS, type ShellPath } from './shell-paths.ts';
export { TILE_ICONS, type TileIconName } from './tile-icons.ts';
