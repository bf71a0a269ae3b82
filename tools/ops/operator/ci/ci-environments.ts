import * as z from 'zod/mini';
import { deliveryIdentities, environmentOf, partOf, providerOf } from '../setup/deployers.ts';
import type { Delivery, SetupProject } from '../setup/project.ts';
import type { GitHub } from './github.ts';

/** Environments and variables that the repository's workflows need; `deploy-part.yml` reads the variables. */
interface Wanted {
  name: string;
  variables: Readonly<Record<string, string>>;
}

interface Asked {
  project: Pick<SetupProject, 'id' | 'number'>;
  delivery: Delivery;
  /** project in which modules must be live before production; empty for none */
  stagingProject: string;
}

/** GitHub logins of the people who must approve a delivery to production. */
type Reviewers = readonly string[];

/** The environments of a project, one per deployable part. */
export function wantedEnvironments({ project, delivery, stagingProject }: Asked): Wanted[] {
  return deliveryIdentities().map((identity) => ({
    name: environmentOf(delivery, partOf(identity)),
    variables: {
      PROJECT: project.id,
      WORKLOAD_IDENTITY_PROVIDER: providerOf(project),
      SERVICE_ACCOUNT: `${identity}@${project.id}.iam.gserviceaccount.com`,
      ...(stagingProject !== '' && { STAGING_PROJECT: stagingProject }),
    },
  }));
}

const environmentSchema = z.object({
  name: z.string(),
  protection_rules: z._default(z.array(z.looseObject({ type: z.string() })), []),
});
const variableSchema = z.object({ name: z.string(), value: z.string() });
const userSchema = z.object({ id: z.int() });

/** Parses a JSON value per line, as `--jq` prints lists. */
const lines = <Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => schema.parse(JSON.parse(line)));

/** A command to run, with a short reason. */
export interface Missing {
  what: string;
  args: readonly string[];
}

/**
 * Compares the repository's environments with what its workflows need.
 * @param reviewers required reviewers of production; null to accept any
 */
export async function missingIn(
  github: GitHub,
  asked: Asked,
  reviewers: Reviewers | null,
): Promise<Missing[]> {
  const { repository, target } = asked.delivery;
  const path = `repos/${repository}/environments`;
  const list = (address: string, jq: string) =>
    github.run(['api', '--paginate', `${address}?per_page=30`, '--jq', jq]);
  const present = lines(
    environmentSchema,
    await list(path, '.environments[] | {name, protection_rules}'),
  );
  const missing: Missing[] = [];
  for (const { name, variables } of wantedEnvironments(asked)) {
    const current = present.find((one) => one.name === name);
    const isReviewed = current?.protection_rules.some(({ type }) => type === 'required_reviewers');
    if (!current || (target === 'production' && isReviewed !== true)) {
      const fields = target === 'production' ? await reviewerFields(github, reviewers ?? []) : [];
      missing.push({
        what: current ? `${name} has no reviewers` : `${name} is missing`,
        args: ['api', '--method', 'PUT', `${path}/${name}`, ...fields],
      });
    }
    const set = current
      ? lines(
          variableSchema,
          await list(`${path}/${name}/variables`, '.variables[] | {name, value}'),
        )
      : [];
    for (const [variable, value] of Object.entries(variables)) {
      if (set.some((one) => one.name === variable && one.value === value)) continue;
      missing.push({
        what: `${name} lacks ${variable}=${value}`,
        args: ['variable', 'set', variable, '--env', name, '--repo', repository, '--body', value],
      });
    }
  }
  return missing;
}

/** Fields of the request that sets reviewers (https://docs.github.com/en/rest/deployments/environments). */
async function reviewerFields(github: GitHub, reviewers: Reviewers): Promise<string[]> {
  const fields: string[] = [];
  for (const reviewer of reviewers) {
    const [user] = lines(
      userSchema,
      await github.run(['api', `users/${reviewer}`, '--jq', '{id}']),
    );
    if (!user) throw new Error(`GitHub has no user ${reviewer}.`);
    fields.push('-F', 'reviewers[][type]=User', '-F', `reviewers[][id]=${user.id}`);
  }
  return fields;
}
