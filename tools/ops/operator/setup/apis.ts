import * as z from 'zod/mini';
import { expectSuccess, type GoogleApi } from '../google-api.ts';
import { carryOut, isDisabled, read, type Pause, type Resource } from './resource.ts';
import type { SetupProject } from './project.ts';

export const APIS = [
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'clouderrorreporting',
  'cloudfunctions',
  // the doctor reads the vCPU quota
  'cloudquotas',
  'cloudresourcemanager',
  'cloudscheduler',
  'compute',
  'eventarc',
  'firebase',
  'firebaseappcheck',
  // every deployment of functions asks for extensions
  'firebaseextensions',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'recaptchaenterprise',
  'run',
  'secretmanager',
  'serviceusage',
  'storage',
  'storagetransfer',
  'sts',
  'transcoder',
].map((name) => `${name}.googleapis.com`);

/** The service takes so many at once. */
const MOST_AT_ONCE = 20;

const enabledSchema = z.object({
  services: z._default(z.array(z.object({ name: z.string(), state: z.string() })), []),
});

/** What has to be enabled before anything can be looked at. */
const FIRST_APIS = ['cloudresourcemanager', 'cloudbilling', 'iam'].map(
  (name) => `${name}.googleapis.com`,
);

/**
 * Enables the APIs that the setup itself needs first. The project can pay for the setup's requests only once its Service
 * Usage API is enabled, which the setup cannot do by itself.
 * @throws Error saying how to enable it
 */
export async function enableFirstApis(api: GoogleApi, id: string, pause: Pause): Promise<void> {
  const services = `https://serviceusage.googleapis.com/v1/projects/${id}/services`;
  const names = FIRST_APIS.map((name) => `names=projects/${id}/services/${name}`).join('&');
  const answer = await api.send('GET', `${services}:batchGet?${names}`);
  if (isDisabled(answer)) {
    throw new Error(
      `The project cannot pay for requests yet: gcloud services enable serviceusage.googleapis.com --project ${id}`,
    );
  }
  const { services: found } = enabledSchema.parse(expectSuccess(answer, 'APIs'));
  if (found.filter(({ state }) => state === 'ENABLED').length === FIRST_APIS.length) return;
  const body = { serviceIds: FIRST_APIS };
  await carryOut(api, { method: 'POST', address: `${services}:batchEnable`, body }, 'APIs', pause);
}

/** The APIs that the portal, its deployment and this command use. */
export function apis({ number }: SetupProject): Resource {
  const services = `https://serviceusage.googleapis.com/v1/projects/${number}/services`;
  return {
    name: 'APIs',
    async plan(api) {
      const missing: string[] = [];
      for (let from = 0; from < APIS.length; from += MOST_AT_ONCE) {
        const asked = APIS.slice(from, from + MOST_AT_ONCE);
        const names = asked.map((name) => `names=projects/${number}/services/${name}`).join('&');
        const answer = await read(api, `${services}:batchGet?${names}`, 'APIs');
        const { services: found } = enabledSchema.parse(answer ?? {});
        const enabled = found.filter(({ state }) => state === 'ENABLED').map(({ name }) => name);
        missing.push(...asked.filter((name) => !enabled.some((one) => one.endsWith(`/${name}`))));
      }
      if (missing.length === 0) return null;
      return {
        what: `enable ${missing.join(', ')}`,
        async apply(pause) {
          for (let from = 0; from < missing.length; from += MOST_AT_ONCE) {
            const serviceIds = missing.slice(from, from + MOST_AT_ONCE);
            const address = `${services}:batchEnable`;
            await carryOut(api, { method: 'POST', address, body: { serviceIds } }, 'APIs', pause);
          }
        },
      };
    },
  };
}
