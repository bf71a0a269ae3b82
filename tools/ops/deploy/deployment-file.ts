import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Deployment } from '@wbd/module';
import { DEPLOYMENT_FILE, parseDeployment, readJson, requireOwnFiles } from '@wbd/module/pointer';
import { publishedFiles } from './build-files.ts';

/**
 * Reads `deployment.json` of a module's build.
 * @throws Error without a build, or when it names missing files
 */
export function readDeployment(build: string, name: string): Deployment {
  if (!existsSync(path.join(build, DEPLOYMENT_FILE))) {
    throw new Error(`There is no build of ${name} in ${build}: run "npx nx build ${name}" first`);
  }
  const deployment = parseDeployment(name, readJson(path.join(build, DEPLOYMENT_FILE)));
  requireOwnFiles(name, deployment, publishedFiles(build));
  return deployment;
}
