import * as z from 'zod/mini';
import { signInAddress } from '../setup/sign-in.ts';
import { read } from '../setup/resource.ts';
import { listed, type Check } from './check.ts';
import { readList, type Examined } from './examined.ts';

const APP_CHECK = 'https://firebaseappcheck.googleapis.com/v1';
const KEYS = 'https://recaptchaenterprise.googleapis.com/v1';
/** Services that must answer a first visit before the client has a token (docs/decisions/0014). */
const UNENFORCED = [
  'firestore.googleapis.com',
  'firebasestorage.googleapis.com',
  'identitytoolkit.googleapis.com',
];

const configSchema = z.object({ siteKey: z._default(z.string(), '') });
const keySchema = z.object({
  webSettings: z._default(
    z.object({
      allowAllDomains: z._default(z.boolean(), false),
      allowedDomains: z._default(z.array(z.string()), []),
    }),
    { allowAllDomains: false, allowedDomains: [] },
  ),
});
const serviceSchema = z.object({ name: z.string(), enforcementMode: z.optional(z.string()) });
const signInSchema = z.object({
  recaptchaConfig: z._default(
    z.looseObject({
      phoneEnforcementState: z.optional(z.string()),
      useSmsTollFraudProtection: z.optional(z.boolean()),
    }),
    {},
  ),
});

/**
 * Checks App Check and its reCAPTCHA key, which the setup's APIs cannot create. The URLs are those of `appcheck/api.js` of
 * firebase-tools 15.34.
 */
export function appCheckChecks({ project, environment, parameters, api }: Examined): Check[] {
  const { id, number } = project;
  const host = new URL(project.origin).host;
  const key = environment.recaptchaSiteKey;
  const app = `${APP_CHECK}/projects/${number}/apps/${environment.firebase.appId}`;
  return [
    {
      name: 'App Check knows the web app',
      fix: 'Console → App Check → Apps: register the web app with reCAPTCHA Enterprise and the recaptchaSiteKey of the environment’s file',
      run: async () => {
        const answer = await read(api, `${app}/recaptchaEnterpriseConfig`, 'App Check');
        const { siteKey } = configSchema.parse(answer ?? {});
        if (siteKey === '') return 'the app is not registered';
        return siteKey === key ? null : `it uses the key ${siteKey}, the portal ${key}`;
      },
    },
    {
      name: 'reCAPTCHA’s key allows the portal',
      fix: `gcloud recaptcha keys create --display-name=portal --web --integration-type=score --domains=${host} --project ${id}, and its id into recaptchaSiteKey`,
      run: async () => {
        const answer = await read(api, `${KEYS}/projects/${id}/keys/${key}`, 'key');
        if (answer === null) return `there is no key ${key}`;
        const { allowAllDomains, allowedDomains } = keySchema.parse(answer).webSettings;
        const allows = allowAllDomains || allowedDomains.includes(host);
        return allows ? null : `the key does not allow ${host}`;
      },
    },
    {
      name: 'App Check is enforced by functions alone',
      fix: 'Console → App Check → APIs: leave Firestore, Storage and Authentication unenforced, and set ENFORCE_APP_CHECK=true',
      run: async () => {
        if (parameters['ENFORCE_APP_CHECK'] !== 'true') return 'ENFORCE_APP_CHECK is not true';
        const address = `${APP_CHECK}/projects/${number}/services`;
        const services = await readList(api, address, 'services', serviceSchema);
        const enforced = services.filter(
          ({ name, enforcementMode }) =>
            enforcementMode === 'ENFORCED' && UNENFORCED.some((one) => name.endsWith(`/${one}`)),
        );
        return listed(
          'a first visit is refused by',
          enforced.map(({ name }) => name),
        );
      },
    },
    {
      name: 'phone codes are defended against fraud',
      fix: 'Authentication → Settings → reCAPTCHA: phone enforcement Audit or Enforce, SMS toll fraud protection on',
      run: async () => {
        const answer = await read(api, signInAddress(id), 'sign-in');
        const { recaptchaConfig } = signInSchema.parse(answer ?? {});
        const state = recaptchaConfig.phoneEnforcementState ?? 'OFF';
        if (state !== 'AUDIT' && state !== 'ENFORCE') return `phone enforcement is ${state}`;
        return recaptchaConfig.useSmsTollFraudProtection === true
          ? null
          : 'SMS toll fraud protection is off';
      },
    },
  ];
}
