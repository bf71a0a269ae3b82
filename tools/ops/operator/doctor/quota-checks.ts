import { DEPLOYED_FUNCTIONS } from '@wbd/domain/rights';
import * as z from 'zod/mini';
import { REGION } from '../setup/project.ts';
import { read } from '../setup/resource.ts';
import type { Check } from './check.ts';
import type { Examined } from './examined.ts';

const QUOTA = 'CpuAllocPerProjectRegion';
const MILLI = 1_000;

const quotaSchema = z.object({
  dimensionsInfos: z._default(
    z.array(
      z.object({
        applicableLocations: z._default(z.array(z.string()), []),
        details: z._default(z.object({ value: z._default(z.string(), '0') }), { value: '0' }),
      }),
    ),
    [],
  ),
});

/**
 * Deploying starts an instance with one vCPU for each function, 40 at a time (`release/index.js` of firebase-tools 15.34). An
 * instance lives for minutes, so a deployment can need one vCPU per function at the same time
 * (https://github.com/firebase/firebase-tools/issues/11001). The quota is in thousandths of a vCPU
 * (https://cloud.google.com/docs/quotas/reference/rest/v1/projects.locations.services.quotaInfos).
 */
export function quotaChecks({ project, api }: Examined): Check[] {
  const functions = DEPLOYED_FUNCTIONS;
  return [
    {
      name: `vCPUs in ${REGION} for ${functions} functions`,
      fix: `Console → IAM → Quotas: ask for ${functions} of “Total CPU allocation, per project per region” of Cloud Run in ${REGION}`,
      run: async () => {
        const address = `https://cloudquotas.googleapis.com/v1/projects/${project.id}/locations/global/services/run.googleapis.com/quotaInfos/${QUOTA}`;
        const { dimensionsInfos } = quotaSchema.parse((await read(api, address, 'quota')) ?? {});
        const here = dimensionsInfos.find(({ applicableLocations }) =>
          applicableLocations.includes(REGION),
        );
        const allowed = Number(here?.details.value ?? 0) / MILLI;
        // -1 means unlimited
        return allowed < 0 || allowed >= functions ? null : `the quota is ${allowed}`;
      },
    },
  ];
}
