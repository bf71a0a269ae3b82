import {
  deploymentSchema,
  readableEntries,
  type Deployment,
  type Offer,
  type RemotesManifest,
} from '../src/index.ts';
import { requireFit } from './fit-check.ts';
import { requireFreePaths } from './path-check.ts';

/** @throws Error when it was written by a build of another time */
export function parseDeployment(name: string, content: unknown): Deployment {
  const { data } = deploymentSchema.safeParse(content);
  if (!data) {
    throw new Error(
      `${name} cannot be deployed: its build is of another contract, build it again.`,
    );
  }
  return data;
}

/** What a deployment has to fit in with. */
export interface Surroundings {
  manifest: RemotesManifest;
  /** what the live shell gives; undefined when there is none */
  offer: Offer | undefined;
}

/**
 * @throws Error saying in one sentence why the module cannot go live among what is live
 */
export function requireDeployable(deployment: Deployment, { manifest, offer }: Surroundings): void {
  requireFreePaths(deployment, readableEntries(manifest));
  requireFit(deployment.name, deployment.uses, offer);
  for (const { path: at, tile } of deployment.areas) {
    if (tile && offer && !offer.icons.includes(tile.icon)) {
      throw new Error(
        `${deployment.name} cannot be deployed: the shell cannot draw the icon ${tile.icon} of ${at}. Deploy the shell that has it first.`,
      );
    }
  }
}
