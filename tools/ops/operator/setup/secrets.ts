import { UNUSED_SECRET } from '../../../../functions/src/core/secret-forms.ts';
import { memberOf } from './accounts.ts';
import { policyResource } from './policy.ts';
import { REGION, type SetupProject } from './project.ts';
import { restResource, type Resource } from './resource.ts';

const SECRETS = 'https://secretmanager.googleapis.com/v1';

export const secretsOf = ({ id }: SetupProject) => `${SECRETS}/projects/${id}/secrets`;

/** Which accounts read which secret. Values are given by `firebase functions:secrets:set`. */
export const SECRET_READERS: Readonly<Record<string, readonly string[]>> = {
  ADDRESS_KEY: ['portal', 'portal-mail'],
  BOUNCES_URL: ['portal-mail'],
  LINK_KEYS: ['portal', 'portal-mail'],
  MODULE_PREVIEW_KEY: ['module-deployer'],
  SMTP_URL: ['portal-mail'],
  STRIPE_CONNECT_WEBHOOK_SECRET: ['portal-payments'],
  STRIPE_SECRET_KEY: ['portal-payments', 'portal-closing'],
  STRIPE_WEBHOOK_SECRET: ['portal-payments'],
};

/** Needed for bounces and film sales. `validateSecretVersions` of firebase-tools needs a version of each. */
export const OPTIONAL = ['BOUNCES_URL', 'STRIPE_CONNECT_WEBHOOK_SECRET'];

function unusedVersion(secret: string, name: string): Resource {
  return restResource({
    name: `secret ${name}: unused so far`,
    address: `${secret}/versions/latest`,
    wanted: {},
    create: {
      method: 'POST',
      address: `${secret}:addVersion`,
      body: { payload: { data: Buffer.from(UNUSED_SECRET).toString('base64') } },
    },
  });
}

export function secrets(project: SetupProject): Resource[] {
  const parent = secretsOf(project);
  return Object.entries(SECRET_READERS).flatMap(([name, readers]) => [
    restResource({
      name: `secret ${name}`,
      address: `${parent}/${name}`,
      wanted: {},
      create: {
        method: 'POST',
        address: `${parent}?secretId=${name}`,
        body: { replication: { userManaged: { replicas: [{ location: REGION }] } } },
      },
    }),
    ...(OPTIONAL.includes(name) ? [unusedVersion(`${parent}/${name}`, name)] : []),
    policyResource({
      name: `rights to the secret ${name}`,
      read: (api) =>
        api.send('GET', `${parent}/${name}:getIamPolicy?options.requestedPolicyVersion=3`),
      write: (policy) => ({
        method: 'POST',
        address: `${parent}/${name}:setIamPolicy`,
        body: { policy },
      }),
      wanted: [
        {
          role: 'roles/secretmanager.secretAccessor',
          members: readers.map((reader) => memberOf(reader, project)),
        },
      ],
      prefix: 'secretmanager.',
      ask: (permissions) => ({
        method: 'POST',
        address: `${parent}/${name}:testIamPermissions`,
        body: { permissions },
      }),
    }),
  ]);
}
