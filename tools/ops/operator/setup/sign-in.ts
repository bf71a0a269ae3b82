import { SHORTEST_PASSWORD } from '@wbd/domain/accounts';
import * as z from 'zod/mini';
import type { SetupProject } from './project.ts';
import { carryOut, isRecord, read, restResource, type Resource } from './resource.ts';

const IDENTITY = 'https://identitytoolkit.googleapis.com';

/** Phone codes go to these countries only: every other is refused before a code is paid for. */
const SMS_REGIONS = ['AT', 'CH', 'DE'];

/** Settings of Authentication. Each is sent separately, so that a refused one does not prevent the others. */
export function signInSettings({ id, origin }: SetupProject): Record<string, object> {
  return {
    // requires a password: otherwise a link to an address signs in
    'e-mail with password, and phone': {
      signIn: {
        email: { enabled: true, passwordRequired: true },
        phoneNumber: { enabled: true },
        anonymous: { enabled: false },
        allowDuplicateEmails: false,
      },
    },
    // admins and administrators of organisations need a second factor, every advisor may add one
    'second factors': {
      mfa: {
        state: 'ENABLED',
        enabledProviders: ['PHONE_SMS'],
        providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
      },
    },
    'countries that get codes by SMS': {
      smsRegionConfig: { allowlistOnly: { allowedRegions: SMS_REGIONS } },
    },
    // Auth refuses short passwords everywhere; functions refuse those that are easy to guess
    passwords: {
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        // advisors with an older password sign in as before
        forceUpgradeOnSignin: false,
        passwordPolicyVersions: [
          { customStrengthOptions: { minPasswordLength: SHORTEST_PASSWORD } },
        ],
      },
    },
    'no answer to whether an address is known': {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    },
    // the rest of `client` is Google's
    'what logins may do to themselves': {
      client: {
        permissions: {
          // the first phone code of a person creates a login, so disabling sign-ups would end registrations
          disabledUserSignup: false,
          // a function closes accounts, because other data depends on them
          disabledUserDeletion: true,
        },
      },
    },
    'addresses that sign-ins come from': {
      // links in mails go through Firebase's own two domains
      authorizedDomains: [
        ...new Set([`${id}.firebaseapp.com`, `${id}.web.app`, new URL(origin).host]),
      ],
    },
  };
}

export const signInAddress = (id: string) => `${IDENTITY}/admin/v2/projects/${id}/config`;

/** Collections of other providers; an answer has them in a field of the same name. */
const PROVIDERS = ['defaultSupportedIdpConfigs', 'oauthIdpConfigs', 'inboundSamlConfigs'] as const;

/** Identity Platform, and how people sign in. */
export function signIn(project: SetupProject): Resource[] {
  const address = signInAddress(project.id);
  return [
    identityPlatform(project),
    ...PROVIDERS.map((kind) => noProviders(project, kind)),
    ...Object.entries(signInSettings(project)).map(([name, wanted]) => {
      const mask = Object.keys(wanted).map((field) =>
        field === 'client' ? 'client.permissions' : field,
      );
      const change = {
        method: 'PATCH',
        address: `${address}?updateMask=${mask.join(',')}`,
        body: wanted,
      } as const;
      return restResource({
        name: `sign-in: ${name}`,
        address,
        wanted: { ...wanted },
        create: change,
        update: () => change,
      });
    }),
  ];
}

const providersSchema = z.optional(
  z.array(z.object({ name: z.string(), enabled: z.optional(z.boolean()) })),
);

/** Disables a provider, because any login that is linked to it could sign in with it. */
function noProviders({ id }: SetupProject, kind: (typeof PROVIDERS)[number]): Resource {
  const name = `sign-in: no other providers (${kind})`;
  return {
    name,
    async plan(api) {
      const answer = await read(
        api,
        `${IDENTITY}/admin/v2/projects/${id}/${kind}?pageSize=100`,
        name,
      );
      const listed = providersSchema.parse(isRecord(answer) ? answer[kind] : undefined) ?? [];
      const enabled = listed.filter((provider) => provider.enabled === true);
      if (enabled.length === 0) return null;
      return {
        what: `disable ${enabled.map((provider) => provider.name.split('/').at(-1)).join(', ')}`,
        apply: async (pause) => {
          for (const provider of enabled) {
            const change = `${IDENTITY}/admin/v2/${provider.name}?updateMask=enabled`;
            const body = { enabled: false };
            await carryOut(api, { method: 'PATCH', address: change, body }, name, pause);
          }
        },
      };
    },
  };
}

/**
 * Authentication with Identity Platform, which second factors need
 * (https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects.identityPlatform/initializeAuth). A project
 * whose Authentication was begun in Firebase's console without it has the subtype FIREBASE_AUTH.
 */
function identityPlatform({ id }: SetupProject): Resource {
  const name = 'Identity Platform';
  return {
    name,
    async plan(api) {
      const config = await read(api, signInAddress(id), name);
      if (isRecord(config) && config['subtype'] === 'IDENTITY_PLATFORM') return null;
      return {
        what: config === null ? 'create' : 'upgrade',
        apply: async (pause) => {
          const begin = `${IDENTITY}/v2/projects/${id}/identityPlatform:initializeAuth`;
          await carryOut(api, { method: 'POST', address: begin, body: {} }, name, pause);
          const begun = await read(api, signInAddress(id), name);
          if (isRecord(begun) && begun['subtype'] === 'FIREBASE_AUTH') {
            throw new Error(
              'Authentication has no Identity Platform: Console → Authentication → Settings → Upgrade, then run this again.',
            );
          }
        },
      };
    },
  };
}
