import {
  deploymentSchema,
  isCapability,
  readableEntries,
  type Deployment,
  type Offer,
  type RemotesManifest,
} from '../src/index.ts';
import { requireFit } from './fit-check.ts';
import { requireFreePaths } from './path-check.ts';
import { Refused } from './refused.ts';

/** @throws Refused when it was written by a build of another time, or of another module */
export function parseDeployment(name: string, content: unknown): Deployment {
  const { data } = deploymentSchema.safeParse(content);
  if (!data) {
    throw new Refused(
      `${name} cannot be deployed: its build is of another contract, build it again.`,
    );
  }
  if (data.name !== name) {
    throw new Refused(`${name} cannot be deployed: the build is of ${data.name}.`);
  }
  return data;
}

/** Whether the file name contains a content hash, so that versions can lie side by side. */
const HASHED = /^(?:(?:chunks|assets)\/|[\w-]+\.)[0-9a-f]{10}\.\w+$/;

/**
 * @param present files in the folder that the version's lie in, relative to it
 * @throws Refused when the module names another file: one of another module, or of another server; or shares one whose name
 * says nothing of its content
 */
export function requireOwnFiles(name: string, deployment: Deployment, present: string[]): void {
  const { entry, preload, firstView, files = present } = deployment;
  const named = [entry, ...preload, ...(firstView === undefined ? [] : [firstView])];
  const foreign =
    named.find((file) => !files.includes(file)) ?? files.find((file) => !present.includes(file));
  if (foreign !== undefined) {
    throw new Refused(`${name} cannot be deployed: ${foreign} is no file of its build.`);
  }
  const unhashed = deployment.files?.find((file) => !HASHED.test(file));
  if (unhashed !== undefined) {
    throw new Refused(
      `${name} cannot be deployed: ${unhashed} is not named by its content, and versions share their files.`,
    );
  }
}

/** What a deployment has to fit in with. */
export interface Surroundings {
  manifest: RemotesManifest;
  /** what the live shell gives; undefined when there is none */
  offer: Offer | undefined;
}

/**
 * @throws Refused saying in one sentence why the module cannot go live among what is live
 */
export function requireDeployable(deployment: Deployment, { manifest, offer }: Surroundings): void {
  requireFreePaths(deployment, readableEntries(manifest));
  requireFit(deployment.name, deployment.uses, offer);
  for (const { path: at, access, tile } of deployment.areas) {
    if (offer && isCapability(access) && !offer.capabilities.includes(access)) {
      throw new Refused(
        `${deployment.name} cannot be deployed: the shell does not know the capability ${access} of ${at}. Deploy the shell that knows it first.`,
      );
    }
    if (tile && offer && !offer.icons.includes(tile.icon)) {
      throw new Refused(
        `${deployment.name} cannot be deployed: the shell cannot draw the icon ${tile.icon} of ${at}. Deploy the shell that has it first.`,
      );
    }
  }
}
