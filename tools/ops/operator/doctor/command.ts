import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod/mini';
import { WORKSPACE_ROOT } from '../../../base/workspace.ts';
import { readEnvironment } from '../../deploy/environments.ts';
import { accessToken } from '../access-token.ts';
import { googleApi, type GoogleApi } from '../google-api.ts';
import { CHANNEL_NAME } from '../setup/alerts.ts';
import { deliveryOf } from '../setup/command.ts';
import { providerOf, repositoryIn } from '../setup/deployers.ts';
import { budgetName } from '../setup/logs-and-budget.ts';
import { projectNumber } from '../setup/project-number.ts';
import {
  billingAccountIn,
  billingInfoOf,
  placesIn,
  type SetupEnvironment,
  type SetupProject,
} from '../setup/project.ts';
import { read } from '../setup/resource.ts';
import { examine, reportOf } from './check.ts';
import { portalChecks } from './checks.ts';
import { readList } from './examined.ts';
import { realOutside } from './outside.ts';

interface DoctorCommand {
  /** the mail provider's DKIM selector: the name before `._domainkey` */
  dkim: string;
  /** project in which modules must be live before production */
  stagingProject: string;
}

/**
 * Checks everything that the portal needs in a project, without changing anything.
 * @returns one line per check.
 * @throws Error with the same lines when a check is red
 */
export async function doctorCommand(project: string, asked: DoctorCommand): Promise<string> {
  const environment = readEnvironment(project);
  const api = googleApi({ token: accessToken, quotaProject: project });
  const parameters = path.join(WORKSPACE_ROOT, `functions/.env.${project}`);
  const findings = await examine(
    portalChecks({
      project: await presentProject(api, project, environment),
      environment,
      parameters: existsSync(parameters) ? parseEnv(readFileSync(parameters, 'utf8')) : {},
      dkimSelector: asked.dkim,
      stagingProject: asked.stagingProject,
      api,
      // requests of an impersonated account count towards its own project's quota
      apiWith: (token) => googleApi({ token: () => Promise.resolve(token) }),
      outside: realOutside,
    }),
  );
  const report = reportOf(findings);
  if (findings.some(({ problem }) => problem !== null)) throw new Error(report);
  return report;
}

const budgetSchema = z.object({
  displayName: z._default(z.string(), ''),
  amount: z.object({ specifiedAmount: z.object({ units: z._default(z.string(), '0') }) }),
});
const channelSchema = z.object({
  displayName: z._default(z.string(), ''),
  labels: z._default(z.object({ email_address: z._default(z.string(), '') }), {
    email_address: '',
  }),
});
const providerSchema = z.object({ attributeCondition: z._default(z.string(), '') });

/** Reconstructs the options of the setup from the resources that it created. Missing ones appear as the command's placeholders. */
export async function presentProject(
  api: GoogleApi,
  id: string,
  environment: SetupEnvironment,
): Promise<SetupProject> {
  const number = await projectNumber(api, id);
  const billingAccount = billingAccountIn(await read(api, billingInfoOf(id), id));
  const provider = `https://iam.googleapis.com/v1/${providerOf({ number })}`;
  const { attributeCondition } = providerSchema.parse((await read(api, provider, id)) ?? {});
  const channels = `https://monitoring.googleapis.com/v3/projects/${id}/notificationChannels`;
  const channel = (await readList(api, channels, 'notificationChannels', channelSchema)).find(
    ({ displayName }) => displayName === CHANNEL_NAME,
  );
  const budgets = `https://billingbudgets.googleapis.com/v1/${billingAccount ?? ''}/budgets`;
  const budget =
    billingAccount === null
      ? undefined
      : (await readList(api, budgets, 'budgets', z.looseObject({ displayName: z.string() })))
          .filter(({ displayName }) => displayName === budgetName(id))
          .map((one) => budgetSchema.parse(one))[0];
  return {
    id,
    number,
    ...placesIn(environment),
    alertsTo: channel?.labels.email_address ?? '<e-mail>',
    budget: Number(budget?.amount.specifiedAmount.units ?? 100),
    delivery: deliveryOf(repositoryIn(attributeCondition) ?? '', environment),
    billingAccount,
  };
}
