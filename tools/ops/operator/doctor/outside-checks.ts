import * as z from 'zod/mini';
import { FASTLY_NETWORKS } from '../../../../functions/src/core/network.ts';
import { missingIn } from '../ci/ci-environments.ts';
import { listed, type Check } from './check.ts';
import type { Examined } from './examined.ts';

const networksSchema = z.object({
  addresses: z.array(z.string()),
  ipv6_addresses: z.array(z.string()),
});

/**
 * Compares the networks in front of Hosting with those in the functions' code. With an unknown network, all visitors would share one
 * rate limit.
 */
export function networkChecks({ outside }: Examined): Check[] {
  return [
    {
      name: 'networks in front of Hosting',
      fix: 'FASTLY_NETWORKS in functions/src/core/network.ts, then deploy the functions',
      run: async () => {
        const answer = await outside.download('https://api.fastly.com/public-ip-list');
        const { addresses, ipv6_addresses } = networksSchema.parse(answer);
        const unknown = [...addresses, ...ipv6_addresses].filter(
          (one) => !FASTLY_NETWORKS.includes(one),
        );
        return listed('functions do not know', unknown);
      },
    },
  ];
}

/** Checks that the deployed parameters of functions match the environment's file. */
export function parameterChecks({ project, parameters }: Examined): Check[] {
  const file = `functions/.env.${project.id}`;
  return [
    {
      name: `parameters in ${file}`,
      fix: `${file}: PORTAL_ORIGIN, MAIL_FROM and MODULES_BUCKET, then deploy the functions`,
      run: () => {
        const [origin] = (parameters['PORTAL_ORIGIN'] ?? '').split(',');
        const problems: string[] = [];
        if (origin !== project.origin)
          problems.push(`PORTAL_ORIGIN does not begin with ${project.origin}`);
        if (!parameters['MAIL_FROM']?.includes('@')) problems.push('MAIL_FROM has no address');
        if (parameters['MODULES_BUCKET'] !== project.modulesBucket) {
          problems.push(`MODULES_BUCKET is not ${project.modulesBucket}`);
        }
        return Promise.resolve(problems.join('; ') || null);
      },
    },
  ];
}

/** Checks the repository's environments and variables; accepts any reviewers. */
export function deliveryChecks(examined: Examined): Check[] {
  const { project, outside } = examined;
  const { delivery, id } = project;
  const { stagingProject } = examined;
  const command = `npm run operator -- ci-environments --repository ${delivery?.repository ?? '<owner/name>'} --project ${id}`;
  return [
    {
      name: 'the repository’s environments and variables',
      fix: delivery
        ? `${command}; --apply runs what it prints`
        : 'npm run operator -- setup with --repository',
      run: async () => {
        if (!delivery) return 'no repository may deliver';
        const missing = await missingIn(
          outside.github,
          { project, delivery, stagingProject },
          null,
        );
        return missing.length === 0 ? null : missing.map(({ what }) => what).join('; ');
      },
    },
  ];
}
