import * as z from 'zod/mini';
import { expectSuccess, type GoogleApi } from '../google-api.ts';
import { PUBLISHED_ROLES } from '../setup/published-roles.ts';
import { portalResources } from '../setup/set-up.ts';
import type { Request } from '../setup/resource.ts';
import { listed, type Check } from './check.ts';
import type { Examined } from './examined.ts';

const IAM = 'https://iam.googleapis.com/v1';
const CREDENTIALS = 'https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts';
const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';

const roleSchema = z.object({ includedPermissions: z._default(z.array(z.string()), []) });
const tokenSchema = z.object({ accessToken: z.string() });
const permissionsSchema = z.object({ permissions: z._default(z.array(z.string()), []) });

/** Checks that the predefined roles still contain the permissions on which the setup relies. */
export function roleChecks({ api }: Examined): Check[] {
  return Object.entries(PUBLISHED_ROLES)
    .filter(([, permissions]) => permissions.length > 0)
    .map(([role, permissions]) => ({
      name: `${role} contains what the portal needs`,
      fix: 'grant the accounts of the setup a role with these permissions (accounts.ts, deployers.ts), and update published-roles.ts',
      run: async () => {
        const answer = await api.send('GET', `${IAM}/${role}`);
        const { includedPermissions } = roleSchema.parse(expectSuccess(answer, role));
        const gone = permissions.filter((one) => !includedPermissions.includes(one));
        return listed('it lacks', gone);
      },
    }));
}

interface Question {
  /** permissions granted by the setup */
  wanted: string[];
  ask: (permissions: readonly string[]) => Request;
}

/**
 * Each account tests its own permissions, because a policy only shows grants, while organisations can also deny permissions.
 * Conditional permissions depend on object names and cannot be tested.
 */
export function permissionChecks({ project, api, apiWith }: Examined): Check[] {
  const own = new RegExp(`^serviceAccount:(.+)@${project.id}\\.iam\\.gserviceaccount\\.com$`);
  const questions = new Map<string, Question[]>();
  for (const { rights } of portalResources(project)) {
    if (!rights) continue;
    const ofAccounts = new Map<string, string[]>();
    for (const { role, members, condition } of rights.wanted) {
      const permissions = (PUBLISHED_ROLES[role] ?? []).filter((one) =>
        one.startsWith(rights.prefix),
      );
      if (condition || permissions.length === 0) continue;
      for (const member of members) {
        const [, name] = own.exec(member) ?? [];
        if (name === undefined) continue;
        ofAccounts.set(name, [...(ofAccounts.get(name) ?? []), ...permissions]);
      }
    }
    for (const [name, permissions] of ofAccounts) {
      const wanted = [...new Set(permissions)];
      questions.set(name, [...(questions.get(name) ?? []), { wanted, ask: rights.ask }]);
    }
  }
  return [...questions].map(([name, asked]) => ({
    name: `permissions of ${name}`,
    fix: `run the setup; to let this check act as the accounts: gcloud projects add-iam-policy-binding ${project.id} --member=user:<you> --role=roles/iam.serviceAccountTokenCreator`,
    run: async () => {
      const email = `${name}@${project.id}.iam.gserviceaccount.com`;
      const as = apiWith(await tokenOf(api, email));
      const denied: string[] = [];
      for (const question of asked) denied.push(...(await deniedIn(as, question)));
      return listed('it may not', [...new Set(denied)]);
    },
  }));
}

async function tokenOf(api: GoogleApi, email: string): Promise<string> {
  const address = `${CREDENTIALS}/${email}:generateAccessToken`;
  const answer = await api.send('POST', address, { scope: [SCOPE], lifetime: '300s' });
  return tokenSchema.parse(expectSuccess(answer, email)).accessToken;
}

async function deniedIn(api: GoogleApi, { wanted, ask }: Question): Promise<string[]> {
  const { method, address, body } = ask(wanted);
  const answer = expectSuccess(await api.send(method, address, body), address);
  const { permissions } = permissionsSchema.parse(answer);
  return wanted.filter((one) => !permissions.includes(one));
}
