import type Stripe from 'stripe';
import { secretValue, type SecretName } from '../../../../functions/src/core/secret-forms.ts';
import * as z from 'zod/mini';
import type { GitHub } from '../ci/github.ts';
import type { GoogleApi } from '../google-api.ts';
import type { Environment } from '../../deploy/environments.ts';
import { secretsOf } from '../setup/secrets.ts';
import type { SetupProject } from '../setup/project.ts';
import { read } from '../setup/resource.ts';

/** Everything outside Google's APIs that the checks query. */
export interface Outside {
  /**
   * signs in to a mail server without sending a mail.
   * @throws Error with the server's answer
   */
  signInToMail(address: string): Promise<void>;
  /**
   * signs in to a mailbox without reading a mail.
   * @throws Error with the server's answer
   */
  signInToMailbox(url: string): Promise<void>;
  /** TXT records of a name; an empty list for an unknown name */
  textsOf(name: string): Promise<string[]>;
  /** fetches a public JSON document */
  download(address: string): Promise<unknown>;
  stripe(secretKey: string): Stripe;
  github: GitHub;
}

/** The examined project and the gateways to query it. */
export interface Examined {
  project: SetupProject;
  environment: Pick<Environment, 'recaptchaSiteKey'> & {
    firebase: Pick<Environment['firebase'], 'appId'>;
  };
  /** settings in `functions/.env.<project id>` */
  parameters: Readonly<Record<string, string | undefined>>;
  /** the mail provider's DKIM selector: the name before `._domainkey`; empty when unknown */
  dkimSelector: string;
  /** project in which modules must be live before production; empty for staging */
  stagingProject: string;
  api: GoogleApi;
  /** the API client with another access token */
  apiWith: (token: string) => GoogleApi;
  outside: Outside;
}

const versionSchema = z.object({ payload: z.object({ data: z.string() }) });

/** @returns the latest version of a secret; undefined when there is none */
export async function storedSecret(
  { api, project }: Pick<Examined, 'api' | 'project'>,
  name: SecretName,
): Promise<string | undefined> {
  const address = `${secretsOf(project)}/${name}/versions/latest:access`;
  const answer = await read(api, address, `secret ${name}`);
  if (answer === null) return undefined;
  return Buffer.from(versionSchema.parse(answer).payload.data, 'base64').toString('utf8');
}

/**
 * Reads a secret as the functions do.
 * @throws Error when it is missing or malformed
 */
export const usableSecret = async (examined: Examined, name: SecretName): Promise<string> =>
  secretValue(name, await storedSecret(examined, name));

const pageSchema = z.looseObject({ nextPageToken: z._default(z.string(), '') });

/** Reads all pages of a list. */
export async function readList<Schema extends z.ZodMiniType>(
  api: GoogleApi,
  address: string,
  field: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const items: z.output<Schema>[] = [];
  let token = '';
  do {
    const separator = address.includes('?') ? '&' : '?';
    const page = token === '' ? address : `${address}${separator}pageToken=${token}`;
    const answer = pageSchema.parse((await read(api, page, field)) ?? {});
    items.push(...z._default(z.array(schema), []).parse(answer[field]));
    token = answer.nextPageToken;
  } while (token !== '');
  return items;
}
