import { SHORTEST_PASSWORD } from '@wbd/domain/accounts';
import type { SetupProject } from './project.ts';
import { restResource, type Resource } from './resource.ts';

/** Phone codes go to these countries only: every other is refused before a code is paid for. */
const SMS_REGIONS = ['AT', 'CH', 'DE'];

/** E-mail with password, and phone. Authentication itself is begun once, in the console. */
export function signIn({ id, origin }: SetupProject): Resource {
  const wanted = {
    signIn: {
      email: { enabled: true, passwordRequired: true },
      phoneNumber: { enabled: true },
    },
    // admins and administrators of organisations need a second factor, every advisor may add one
    mfa: {
      state: 'ENABLED',
      enabledProviders: ['PHONE_SMS'],
      providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
    },
    smsRegionConfig: { allowlistOnly: { allowedRegions: SMS_REGIONS } },
    // Auth refuses short passwords everywhere; functions refuse those that are easy to guess
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      // advisors with an older password sign in as before
      forceUpgradeOnSignin: false,
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: SHORTEST_PASSWORD } }],
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    client: {
      permissions: {
        // the first phone code of a person is a sign-up: without it, registrations end
        disabledUserSignup: false,
        // an account is closed by a function, which also ends what hangs on it
        disabledUserDeletion: true,
      },
    },
    // links in mails lead over Firebase's own two
    authorizedDomains: [
      ...new Set([`${id}.firebaseapp.com`, `${id}.web.app`, new URL(origin).host]),
    ],
  };
  const address = `https://identitytoolkit.googleapis.com/admin/v2/projects/${id}/config`;
  // the rest of `client` is Google's
  const mask = Object.keys(wanted).map((field) =>
    field === 'client' ? 'client.permissions' : field,
  );
  const change = {
    method: 'PATCH',
    address: `${address}?updateMask=${mask.join(',')}`,
    body: wanted,
  } as const;
  return restResource({ name: 'sign-in', address, wanted, create: change, update: () => change });
}
