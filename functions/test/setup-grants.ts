import {
  EXAMPLE_PROJECT,
  portalResources,
  PUBLISHED_ROLES,
  setUp,
  startCloudStandIn,
} from '@wbd/tools/setup';
import * as z from 'zod/mini';

const policySchema = z.object({
  bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })),
});

const BUCKETS = 'storage.googleapis.com/storage/v1/b';

export interface Grants {
  /** The IAM policy of a resource; empty when it has none. */
  policy(address: string): z.infer<typeof policySchema>;
  /** What an account may do in the project, and on one resource in it. */
  permissionsOf(account: string, on?: 'project' | 'files' | 'modules' | 'itself'): Set<string>;
}

/** The rights that the setup gives in an empty project, by the published permissions of its roles. */
export async function grantsOfSetup(
  roles: Readonly<Record<string, readonly string[]>> = PUBLISHED_ROLES,
): Promise<Grants> {
  const cloud = await startCloudStandIn();
  const { failed } = await setUp(cloud, portalResources(EXAMPLE_PROJECT), {
    dryRun: false,
    pause: () => Promise.resolve(),
    log: () => {},
  });
  await cloud.close();
  if (failed.length > 0) throw new Error(failed.join('\n'));
  const policy = (address: string) =>
    policySchema.parse(cloud.stored.get(`${address}/iam`) ?? { bindings: [] });
  const project = `cloudresourcemanager.googleapis.com/v3/projects/${EXAMPLE_PROJECT.id}`;
  const known = new Map<string, Set<string>>();
  return {
    policy,
    permissionsOf(account, on = 'project') {
      const before = known.get(`${account} ${on}`);
      if (before) return before;
      const places = {
        project,
        files: `${BUCKETS}/${EXAMPLE_PROJECT.filesBucket}`,
        modules: `${BUCKETS}/${EXAMPLE_PROJECT.modulesBucket}`,
        itself: `iam.googleapis.com/v1/projects/${EXAMPLE_PROJECT.id}/serviceAccounts/${account}`,
      };
      const bindings = [project, places[on]].flatMap((address) => policy(address).bindings);
      const given = bindings.filter(({ members }) =>
        members.some((one) => one === `serviceAccount:${account}` || one === 'allUsers'),
      );
      const permissions = new Set(
        given.flatMap(({ role }) => {
          const allowed = roles[role];
          if (!allowed) throw new Error(`What ${role} allows is not in published-roles.ts.`);
          return allowed;
        }),
      );
      known.set(`${account} ${on}`, permissions);
      return permissions;
    },
  };
}
