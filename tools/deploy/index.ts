/** Deploying into the folder that the local portal serves. */
export { folderPortal, liveModule, readRemotes } from './folder-portal.ts';
export { deployModule } from './module-deployment.ts';
