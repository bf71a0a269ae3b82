/** Which version of each module is live, who changes that and how: for tools and functions, not for pages. */
export { DEPLOYMENT_FILE, OFFER_FILE, PAGE_FILE } from '../rspack/names.ts';
export { readJson, writeAtomically, writeJson } from './atomic-file.ts';
export { bucketStore } from './bucket-store.ts';
export { parseDeployment, requireDeployable, requireOwnFiles } from './deployable.ts';
export { requireRoomForModules } from './fit-check.ts';
export { folderStore } from './folder-store.ts';
export {
  changeHistory,
  filesFolder,
  readHistory,
  versionAfter,
  versionFolder,
  withLive,
  withStep,
  withVersion,
  type History,
  type Provenance,
  type VersionRecord,
} from './history.ts';
export { requireFreePaths } from './path-check.ts';
export {
  cleanUp,
  endCanary,
  goLive,
  liveIn,
  manifestOf,
  noteVersion,
  POINTER,
  privateKeySchema,
  promote,
  publishedDeployment,
  readPointer,
  removeModule,
  signedPreview,
  startCanary,
  stepAlong,
  type Portal,
  type Readable,
} from './pointer.ts';
export { portalInFolder } from './folder-portal.ts';
export { Refused } from './refused.ts';
export {
  changePointer,
  OutOfDate,
  pointerAnswerSchema,
  pointerRequestSchema,
  writerUrl,
  type PointerAnswer,
  type PointerRequest,
} from './requests.ts';
export { fetchJson, fetchOffer, servedStore } from './served.ts';
export { sourceMapBucket, sourceMapFolder, sourceMapOf } from './source-maps.ts';
export { type FileStore, type Stored } from './store.ts';
