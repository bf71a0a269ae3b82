import { setTimeout as pause } from 'node:timers/promises';
import { readEnvironment, type Environment } from '../../deploy/environments.ts';
import { accessToken } from '../access-token.ts';
import { googleApi, type GoogleApi } from '../google-api.ts';
import { enableFirstApis } from './apis.ts';
import { numberOf, projectAddress } from './project-number.ts';
import {
  billingAccountIn,
  billingInfoOf,
  placesIn,
  type Delivery,
  type SetupEnvironment,
  type SetupProject,
} from './project.ts';
import { readEnabled, type Pause } from './resource.ts';
import { portalResources, setUp } from './set-up.ts';

interface SetupCommand {
  dryRun: boolean;
  /** an e-mail address; the operator's */
  alertsTo: string;
  /** euros a month */
  budget: string;
  /** `owner/name`, whose workflows deliver to the project; empty for none */
  repository: string;
}

/** What a person does, because no API does it or a secret is needed. docs/operations.md has each. */
const BY_HAND = [
  'firebase functions:secrets:set for each secret, once',
  'firebase deploy --only firestore,storage: rules, indexes and TTL policies',
  'App Check and the SMS toll fraud protection in the console',
];

/**
 * Brings an empty project to where functions and hosting can be deployed.
 * @returns what was done, and what is left for a person
 */
export async function setupCommand(
  project: string,
  { dryRun, ...asked }: SetupCommand,
): Promise<string> {
  const api = googleApi({ token: accessToken, quotaProject: project });
  const described = await describeProject(api, project, asked, pause, readEnvironment(project));
  const resources = portalResources(described);
  const { changed, unchanged, failed } = await setUp(api, resources, {
    dryRun,
    pause,
    log: console.log,
  });
  if (failed.length > 0) {
    throw new Error(
      `${failed.length} could not be set up; run it again after mending:\n${failed.join('\n')}`,
    );
  }
  return [
    `${project}: ${changed} ${dryRun ? 'would change' : 'changed'}, ${unchanged} as they should be.`,
    'Then by hand:',
    ...BY_HAND.map((one) => `- ${one}`),
  ].join('\n');
}

/**
 * @returns null for an empty repository
 * @throws Error when the repository is not `owner/name`
 */
export function deliveryOf(
  repository: string,
  { isStaging }: Pick<Environment, 'isStaging'>,
): Delivery | null {
  if (repository === '') return null;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) throw new Error('--repository: owner/name');
  return { repository, target: isStaging ? 'staging' : 'production' };
}

/**
 * Describes the resources to set up. Enables the APIs that this needs.
 * @throws Error saying which option is wrong, or what has to be enabled first
 */
export async function describeProject(
  api: GoogleApi,
  id: string,
  { alertsTo, budget, repository }: Omit<SetupCommand, 'dryRun'>,
  wait: Pause,
  environment: SetupEnvironment,
): Promise<SetupProject> {
  const euros = Number(budget);
  if (!Number.isInteger(euros) || euros < 1) throw new Error('--budget: euros a month');
  if (!alertsTo.includes('@')) throw new Error('--alerts-to: the e-mail address that alerts go to');
  const delivery = deliveryOf(repository, environment);
  await enableFirstApis(api, id, wait);
  const number = numberOf(await readEnabled(api, projectAddress(id), id, wait));
  const billing = await readEnabled(api, billingInfoOf(id), 'billing', wait);
  return {
    id,
    number,
    ...placesIn(environment),
    alertsTo,
    budget: euros,
    delivery,
    billingAccount: billingAccountIn(billing),
  };
}
