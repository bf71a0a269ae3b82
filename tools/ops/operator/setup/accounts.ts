import { policyResource } from './policy.ts';
import { sourceMapBucket } from '@wbd/module/pointer';
import { backupBucket, serviceAgentOf, type SetupProject } from './project.ts';
import { bucketRights } from './buckets.ts';
import { restResource, type Binding, type Resource } from './resource.ts';

const IAM = 'https://iam.googleapis.com/v1';
const PROJECTS = 'https://cloudresourcemanager.googleapis.com/v3/projects';

interface Account {
  what: string;
  /** rights to the project */
  roles: readonly string[];
  /** whether it reads, writes and deletes the portal's files */
  files?: boolean;
  /** whether it signs addresses in its own name */
  signs?: boolean;
}

const LOGS = 'roles/logging.logWriter';
const DATA = 'roles/datastore.user';
const LOGINS = 'roles/firebaseauth.admin';
/** What is set off by a document or by the clock is called in its own name. */
const EVENTS = ['roles/eventarc.eventReceiver', 'roles/run.invoker'];

/** Each group of functions runs as an account of its own, which may do what the group does and nothing else. */
export const ACCOUNTS: Readonly<Record<string, Account>> = {
  portal: {
    what: 'functions that are no matter of the others',
    roles: [LOGS, DATA, LOGINS, ...EVENTS, 'roles/transcoder.admin'],
    files: true,
    signs: true,
  },
  'portal-pages': {
    what: 'serves public pages, and writes nothing',
    roles: [LOGS, 'roles/datastore.viewer'],
  },
  'portal-mail': { what: 'sends mail', roles: [LOGS, DATA, LOGINS, ...EVENTS] },
  'portal-payments': {
    what: 'talks to Stripe',
    // buyers and sellers of films prove that their login is still active
    roles: [LOGS, DATA, 'roles/firebaseauth.viewer', ...EVENTS],
  },
  'portal-closing': {
    what: 'closes accounts',
    roles: [LOGS, DATA, LOGINS, ...EVENTS],
    files: true,
  },
  'module-deployer': { what: 'writes which versions of modules are live', roles: [LOGS, DATA] },
  'module-pointer': { what: 'takes back versions of modules', roles: [LOGS, DATA] },
};
/** It exports the database. */
const BACKUP = 'portal-backup';
export const BACKUP_ROLES = ['roles/datastore.importExportAdmin'];

const emailOf = (account: string, { id }: SetupProject) =>
  `${account}@${id}.iam.gserviceaccount.com`;
export const memberOf = (account: string, project: SetupProject) =>
  `serviceAccount:${emailOf(account, project)}`;
export const backupAccount = (project: SetupProject) => emailOf(BACKUP, project);

/** The accounts, and their rights to the project, its buckets and themselves. */
export function accounts(project: SetupProject): Resource[] {
  const named = Object.entries(ACCOUNTS);
  const all = [...named.map(([name, { what }]) => [name, what]), [BACKUP, 'exports the database']];
  return [
    ...all.map(([name = '', what = '']) => account(project, name, what)),
    rightsOfAccounts(project),
    ...named
      .filter(([, { signs }]) => signs)
      .map(([name]) =>
        rightsToAccount(project, name, {
          role: 'roles/iam.serviceAccountTokenCreator',
          members: [memberOf(name, project)],
        }),
      ),
    bucketRights(
      project.filesBucket,
      named
        .filter(([, { files }]) => files)
        .map(([name]) => ({
          role: 'roles/storage.objectAdmin',
          members: [memberOf(name, project)],
        })),
    ),
    bucketRights(project.modulesBucket, [
      pointerRight(project),
      // for listing names: without this right, a missing object answers 403 instead of 404
      {
        role: 'roles/storage.legacyBucketReader',
        members: [memberOf('module-pointer', project), memberOf('portal', project)],
      },
      { role: 'roles/storage.objectUser', members: [memberOf('module-deployer', project)] },
    ]),
    bucketRights(sourceMapBucket(project.modulesBucket), [
      // it removes them with their version
      { role: 'roles/storage.objectUser', members: [memberOf('module-deployer', project)] },
    ]),
    bucketRights(backupBucket(project), [
      { role: 'roles/storage.admin', members: [memberOf(BACKUP, project)] },
    ]),
  ];
}

/** An account that something runs as. */
export function account(project: SetupProject, name: string, what: string): Resource {
  const parent = `${IAM}/projects/${project.id}/serviceAccounts`;
  return restResource({
    name: `account ${name}: ${what}`,
    address: `${parent}/${emailOf(name, project)}`,
    wanted: {},
    create: {
      method: 'POST',
      address: parent,
      body: { accountId: name, serviceAccount: { displayName: what } },
    },
  });
}

function rightsOfAccounts(project: SetupProject): Resource {
  const roles = [
    ...Object.entries(ACCOUNTS).map(([name, one]) => ({ name, roles: one.roles })),
    { name: BACKUP, roles: BACKUP_ROLES },
  ];
  const bindings: Binding[] = roles.flatMap(({ name, roles: ofAccount }) =>
    ofAccount.map((role) => ({ role, members: [memberOf(name, project)] })),
  );
  // functions are built by it, and nothing runs as it any more
  const builder = `serviceAccount:${project.number}-compute@developer.gserviceaccount.com`;
  // the service's own account, which tells functions of stored files
  const storage = `serviceAccount:service-${project.number}@gs-project-accounts.iam.gserviceaccount.com`;
  return projectRights(project, 'rights to the project', [
    ...bindings,
    { role: 'roles/pubsub.publisher', members: [storage] },
    // an account that was created on request does not get its default role
    { role: 'roles/pubsub.serviceAgent', members: [serviceAgentOf('pubsub', project)] },
    { role: 'roles/eventarc.serviceAgent', members: [serviceAgentOf('eventarc', project)] },
    { role: 'roles/cloudbuild.builds.builder', members: [builder] },
    // the first deployment grants these, and fails if its account may not (ensureServiceAgentRoles of firebase-tools)
    {
      role: 'roles/iam.serviceAccountTokenCreator',
      members: [serviceAgentOf('pubsub', project)],
    },
    ...EVENTS.map((role) => ({ role, members: [builder] })),
  ]);
}

/** Rights to all of the project. */
export function projectRights({ id }: SetupProject, name: string, wanted: Binding[]): Resource {
  return policyResource({
    name,
    read: (api) =>
      api.send('POST', `${PROJECTS}/${id}:getIamPolicy`, {
        options: { requestedPolicyVersion: 3 },
      }),
    write: (policy) => ({
      method: 'POST',
      address: `${PROJECTS}/${id}:setIamPolicy`,
      body: { policy },
    }),
    wanted,
    prefix: '',
    ask: (permissions) => ({
      method: 'POST',
      address: `${PROJECTS}/${id}:testIamPermissions`,
      body: { permissions },
    }),
  });
}

/** What may be done with an account. */
export function rightsToAccount(project: SetupProject, name: string, wanted: Binding): Resource {
  const address = `${IAM}/projects/${project.id}/serviceAccounts/${emailOf(name, project)}`;
  return policyResource({
    name: `who may act as ${name}`,
    read: (api) => api.send('POST', `${address}:getIamPolicy?options.requestedPolicyVersion=3`, {}),
    write: (policy) => ({ method: 'POST', address: `${address}:setIamPolicy`, body: { policy } }),
    wanted: [wanted],
    prefix: 'iam.serviceAccounts.',
    ask: (permissions) => ({
      method: 'POST',
      address: `${address}:testIamPermissions`,
      body: { permissions },
    }),
  });
}

/** It writes the list of live modules and the records of versions, and no file of a module. */
function pointerRight(project: SetupProject): Binding {
  const objects = `projects/_/buckets/${project.modulesBucket}/objects`;
  return {
    role: 'roles/storage.objectUser',
    members: [memberOf('module-pointer', project)],
    condition: {
      title: 'pointer',
      expression: `resource.name == "${objects}/remotes.json" || resource.name.endsWith("/history.json")`,
    },
  };
}
