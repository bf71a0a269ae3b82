import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '@wbd/firebase';
import { readJson } from '@wbd/module/pointer';
import * as z from 'zod/mini';
import { REGION, WORKSPACE_ROOT } from '../../base/workspace.ts';

const environmentSchema = z.object({
  /** whether only people who build the portal see it: then its legal pages may have gaps */
  isStaging: z._default(z.boolean(), false),
  /** where the portal is served, without a slash at the end */
  origin: z.string().check(z.regex(/^https:\/\/[^/]+$/)),
  /** Cloud Storage bucket of modules and remotes.json */
  modulesBucket: z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]+[a-z0-9]$/)),
  /** the reCAPTCHA Enterprise key that App Check is registered with; not secret */
  recaptchaSiteKey: z.string().check(z.minLength(1)),
  /** the web app's configuration, as `firebase apps:sdkconfig web` prints it; nothing in it is secret */
  firebase: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    storageBucket: z.string(),
    appId: z.string(),
  }),
});
export type Environment = z.infer<typeof environmentSchema>;

const FOLDER = path.join(WORKSPACE_ROOT, 'tools/ops/deploy/environments');

/**
 * What a Firebase project's portal is made of: `tools/ops/deploy/environments/<project id>.json`.
 * @throws Error saying what is missing
 */
export function readEnvironment(projectId: string, folder = FOLDER): Environment {
  const file = path.join(folder, `${projectId}.json`);
  if (!/^[a-z0-9-]+$/.test(projectId) || !existsSync(file)) {
    throw new Error(
      `There is no environment for the project '${projectId}': copy tools/ops/deploy/environments/example.json to ${projectId}.json and fill it in.`,
    );
  }
  const parsed = environmentSchema.safeParse(readJson(file));
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`${file} does not fit: ${fields}`);
  }
  if (parsed.data.firebase.projectId !== projectId) {
    throw new Error(`${file} is of the project ${parsed.data.firebase.projectId}.`);
  }
  return parsed.data;
}

/** Where the objects of the modules' bucket are served, without a slash at the end. */
export function modulesOrigin({ modulesBucket }: Pick<Environment, 'modulesBucket'>): string {
  return `https://storage.googleapis.com/${modulesBucket}`;
}

/** What the shell needs to know of it. */
export function shellEnv(environment: Environment): Env {
  return {
    firebase: environment.firebase,
    origin: environment.origin,
    region: REGION,
    remotesUrl: `${modulesOrigin(environment)}/remotes.json`,
    appCheck: { siteKey: environment.recaptchaSiteKey },
  };
}
