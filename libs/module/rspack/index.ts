export { loadConfig } from './load-config.ts';
export { moduleConfig } from './module-config.ts';
export { DEPLOYMENT_FILE } from './names.ts';
export { shellConfig } from './shell-config.ts';
export { moduleNames, readModuleInfo, WORKSPACE_ROOT } from './workspace.ts';
