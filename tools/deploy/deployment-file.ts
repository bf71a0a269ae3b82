import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  deploymentSchema,
  readableEntries,
  type Deployment,
  type Offer,
  type RemotesManifest,
} from '@wbd/module';
import { DEPLOYMENT_FILE } from '@wbd/module/rspack';
import { readJson } from './atomic-file.ts';
import { publishedFiles } from './build-files.ts';
import { requireFit } from './fit-check.ts';
import { requireFreePaths } from './path-check.ts';

/**
 * What a module's build says of itself.
 * @throws Error when there is no build, or it names files that are not part of it
 */
export function readDeployment(build: string, name: string): Deployment {
  if (!existsSync(path.join(build, DEPLOYMENT_FILE))) {
    throw new Error(`There is no build of ${name} in ${build}: run "npx nx build ${name}" first`);
  }
  const deployment = parseDeployment(name, readJson(path.join(build, DEPLOYMENT_FILE)));
  if (deployment.name !== name) {
    throw new Error(`${name} cannot be deployed: the build in ${build} is of ${deployment.name}.`);
  }
  const files = publishedFiles(build);
  const foreign = [deployment.entry, ...deployment.preload].find((file) => !files.includes(file));
  if (foreign !== undefined) {
    throw new Error(`${name} cannot be deployed: ${foreign} is no file of its build.`);
  }
  return deployment;
}

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
