import { RETENTION_DAYS } from '@wbd/domain/retention';
import * as z from 'zod/mini';
import type { SetupProject } from './project.ts';
import { restResource, type Resource } from './resource.ts';

/** What erased people left in logs is gone after this. */
const LOG_DAYS = RETENTION_DAYS.logs;

/** How long logs are kept. */
export function logs({ id }: SetupProject): Resource {
  const address = `https://logging.googleapis.com/v2/projects/${id}/locations/global/buckets/_Default`;
  const wanted = { retentionDays: LOG_DAYS };
  const change = {
    method: 'PATCH',
    address: `${address}?updateMask=retentionDays`,
    body: wanted,
  } as const;
  return restResource({
    name: `logs are kept for ${LOG_DAYS} days`,
    address,
    wanted,
    create: change,
    update: () => change,
  });
}

const budgetsSchema = z.object({
  budgets: z._default(z.array(z.looseObject({ name: z.string(), displayName: z.string() })), []),
});

/** The budget in the form of the Cloud Billing API. */
export const budgetName = (id: string) => `portal ${id}`;

/** Half and all of it alert the payers. */
export function budget(project: SetupProject): Resource {
  const { id, number, budget: euros, billingAccount } = project;
  const displayName = budgetName(id);
  const name = `budget of ${euros} EUR a month`;
  if (billingAccount === null) {
    const what = `no billing account pays for ${id}: link one (gcloud billing projects link)`;
    return {
      name,
      plan: () => Promise.resolve({ what, apply: () => Promise.reject(new Error(what)) }),
    };
  }
  const parent = `https://billingbudgets.googleapis.com/v1/${billingAccount}/budgets`;
  const wanted = {
    displayName,
    budgetFilter: { projects: [`projects/${number}`] },
    amount: { specifiedAmount: { currencyCode: 'EUR', units: String(euros) } },
    thresholdRules: [{ thresholdPercent: 0.5 }, { thresholdPercent: 1 }],
  };
  return restResource({
    name,
    address: parent,
    pick: (answer) =>
      budgetsSchema.parse(answer ?? {}).budgets.find((one) => one.displayName === displayName),
    wanted,
    create: { method: 'POST', address: parent, body: wanted },
    update: (current) => ({
      method: 'PATCH',
      address: `https://billingbudgets.googleapis.com/v1/${z.object({ name: z.string() }).parse(current).name}?updateMask=budgetFilter,amount,thresholdRules`,
      body: wanted,
    }),
  });
}
