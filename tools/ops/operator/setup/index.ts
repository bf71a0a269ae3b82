export { ACCOUNTS } from './accounts.ts';
export { APIS as setupApis } from './apis.ts';
export { EXAMPLE_PROJECT } from './example-project.ts';
export type { SetupProject } from './project.ts';
export { PUBLISHED_ROLES } from './published-roles.ts';
export { SECRET_READERS } from './secrets.ts';
export { portalResources, setUp } from './set-up.ts';
export { startCloudStandIn } from './stand-in.ts';
