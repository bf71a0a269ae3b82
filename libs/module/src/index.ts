export { CONTRACT_VERSION } from './contract-version.ts';
export {
  accessSchema,
  moduleInfoSchema,
  remoteEntrySchema,
  remotesManifestSchema,
  type Access,
  type ModuleContract,
  type ModuleInfo,
  type RemoteEntry,
  type RemotesManifest,
} from './contract.ts';
