/** Deploying into the folder that the local portal serves. */
export {
  DEPLOYMENT_FILE,
  filesFolder,
  publishedDeployment,
  startCanary,
  writeAtomically,
} from '@wbd/module/pointer';
export { folderPortal, liveModule, readRemotes } from './folder-portal.ts';
export { idToken } from './local-token.ts';
export { deployModule, publishVersion } from './module-deployment.ts';
export { pointerClient } from './pointer-client.ts';
export { previewLink } from './preview-link.ts';
