export {
  accessSchema,
  CONTRACT_VERSION,
  moduleInfoSchema,
  remoteEntrySchema,
  remotesManifestSchema,
  type Access,
  type ModuleContract,
  type ModuleInfo,
  type RemoteEntry,
  type RemotesManifest,
} from './contract.ts';
