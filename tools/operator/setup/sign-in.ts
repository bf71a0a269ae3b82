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
    smsRegionConfig: { allowlistOnly: { allowedRegions: SMS_REGIONS } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    // links in mails lead over Firebase's own two
    authorizedDomains: [
      ...new Set([`${id}.firebaseapp.com`, `${id}.web.app`, new URL(origin).host]),
    ],
  };
  const address = `https://identitytoolkit.googleapis.com/admin/v2/projects/${id}/config`;
  const change = {
    method: 'PATCH',
    address: `${address}?updateMask=${Object.keys(wanted).join(',')}`,
    body: wanted,
  } as const;
  return restResource({ name: 'sign-in', address, wanted, create: change, update: () => change });
}
