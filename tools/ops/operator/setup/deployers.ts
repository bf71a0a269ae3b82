import { sourceMapBucket } from '@wbd/module/pointer';
import { DEPLOYERS } from '../../../../functions/src/delivery/modules/deployers.ts';
import { account, memberOf, projectRights, rightsToAccount } from './accounts.ts';
import { bucketRights } from './buckets.ts';
import type { Delivery, SetupProject } from './project.ts';
import { restResource, type Binding, type Resource } from './resource.ts';

const IAM = 'https://iam.googleapis.com/v1';
const ISSUER = 'https://token.actions.githubusercontent.com';

/**
 * What the identities of shell and functions may do in the project; a module's may do nothing there. The requests that
 * `firebase deploy` makes are recorded in `functions/manifest/deployment.test.ts`, which refuses what these roles do not
 * allow.
 */
export const PART_ROLES: Readonly<Record<string, readonly string[]>> = {
  'deploy-shell': [
    'roles/firebasehosting.admin',
    // each request names the project whose quota it uses
    'roles/serviceusage.serviceUsageConsumer',
    // rewrites to functions are looked up
    'roles/cloudfunctions.viewer',
    'roles/run.viewer',
  ],
  'deploy-functions': [
    'roles/firebase.developAdmin',
    'roles/iam.serviceAccountUser',
    'roles/serviceusage.serviceUsageConsumer',
    // the deployment pins versions of secrets and compares their readers; it reads no values
    'roles/secretmanager.viewer',
    'roles/cloudscheduler.admin',
    // the deployment has images older than a day deleted
    'roles/artifactregistry.admin',
  ],
};

/** An identity for each part that is delivered, and who may use it. */
export function deployers(project: SetupProject): Resource[] {
  const { modulesBucket, delivery } = project;
  const identities = deliveryIdentities();
  const mapsBucket = sourceMapBucket(modulesBucket);
  return [
    ...identities.map((name) => account(project, name, `delivers ${partOf(name)}`)),
    bucketRights(
      modulesBucket,
      ofModules((name, module) => [
        {
          role: 'roles/storage.objectCreator',
          members: [memberOf(name, project)],
          condition: {
            title: `module-${module}`,
            expression: `${isBelow(modulesBucket, `remotes/${module}/`)} && !resource.name.endsWith("/history.json")`,
          },
        },
      ]),
    ),
    bucketRights(mapsBucket, [
      ...ofModules((name, module) =>
        addedBelow(project, name, { title: `module-${module}`, prefix: `remotes/${module}/` }),
      ),
      ...addedBelow(project, 'deploy-shell', { title: 'shell', prefix: 'shell/' }),
    ]),
    projectRights(
      project,
      'rights of those who deliver',
      Object.entries(PART_ROLES).flatMap(([name, roles]) =>
        roles.map((role) => ({ role, members: [memberOf(name, project)] })),
      ),
    ),
    ...(delivery ? workflows(project, delivery, identities) : []),
  ];
}

/** The identities that deliver, a part each. */
export const deliveryIdentities = () => [...Object.keys(DEPLOYERS), ...Object.keys(PART_ROLES)];

/** The CI environment that deploys a part. */
export const environmentOf = ({ target }: Pick<Delivery, 'target'>, part: string) =>
  `${target}-${part}`;

/** The workload identity provider at which the workflows authenticate. */
export const providerOf = ({ number }: Pick<SetupProject, 'number'>) =>
  `projects/${number}/locations/global/workloadIdentityPools/ci/providers/github`;

/** The part that an identity delivers: functions, shell, or a module. */
export const partOf = (identity: string) => identity.replace('deploy-', '');

const isBelow = (bucket: string, prefix: string) =>
  `resource.name.startsWith("projects/_/buckets/${bucket}/objects/${prefix}")`;

function ofModules(rights: (name: string, module: string) => Binding[]): Binding[] {
  return Object.entries(DEPLOYERS).flatMap(([name, modules]) =>
    modules.flatMap((module) => rights(name, module)),
  );
}

/** Source maps are added, and looked for where one is there already; none is replaced. */
function addedBelow(
  project: SetupProject,
  name: string,
  { title, prefix }: { title: string; prefix: string },
): Binding[] {
  const expression = isBelow(sourceMapBucket(project.modulesBucket), prefix);
  return ['roles/storage.objectCreator', 'roles/storage.objectViewer'].map((role) => ({
    role,
    members: [memberOf(name, project)],
    condition: { title, expression },
  }));
}

const conditionOf = (repository: string) => `assertion.repository == '${repository}'`;

/** The repository named in a provider's condition; null for any other condition. */
export const repositoryIn = (condition: string) =>
  /^assertion\.repository == '(.+)'$/.exec(condition)?.[1] ?? null;

/** The workflows of one repository prove their environment with a short-lived token, without a key. */
function workflows(
  project: SetupProject,
  delivery: Delivery,
  identities: readonly string[],
): Resource[] {
  const pools = `${IAM}/projects/${project.number}/locations/global/workloadIdentityPools`;
  const provider = `${IAM}/${providerOf(project)}`;
  const wanted = {
    attributeMapping: { 'google.subject': 'assertion.sub' },
    attributeCondition: conditionOf(delivery.repository),
    oidc: { issuerUri: ISSUER },
  };
  const subject = (part: string) =>
    `principal://iam.googleapis.com/projects/${project.number}/locations/global/workloadIdentityPools/ci/subject/repo:${delivery.repository}:environment:${environmentOf(delivery, part)}`;
  return [
    restResource({
      name: 'pool of workflows',
      address: `${pools}/ci`,
      wanted: {},
      create: {
        method: 'POST',
        address: `${pools}?workloadIdentityPoolId=ci`,
        body: { displayName: 'CI service' },
      },
    }),
    restResource({
      name: `workflows of ${delivery.repository}`,
      address: provider,
      wanted,
      create: {
        method: 'POST',
        address: `${pools}/ci/providers?workloadIdentityPoolProviderId=github`,
        body: wanted,
      },
      update: () => ({
        method: 'PATCH',
        address: `${provider}?updateMask=attributeMapping,attributeCondition,oidc`,
        body: wanted,
      }),
    }),
    ...identities.map((name) =>
      rightsToAccount(project, name, {
        role: 'roles/iam.workloadIdentityUser',
        members: [subject(partOf(name))],
      }),
    ),
  ];
}
