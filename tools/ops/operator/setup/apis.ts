import * as z from 'zod/mini';
import { carryOut, read, type Resource } from './resource.ts';
import type { SetupProject } from './project.ts';

const APIS = [
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'clouderrorreporting',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'compute',
  'eventarc',
  'firebase',
  'firebaseappcheck',
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
