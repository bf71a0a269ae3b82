export { baseConfig } from './base-config.ts';
export { loadConfig } from './load-config.ts';
export { moduleConfig } from './module-config.ts';
export { shellConfig } from './shell-config.ts';
export { moduleNames, parseModuleInfo, readModuleInfo, WORKSPACE_ROOT } from './workspace.ts';
