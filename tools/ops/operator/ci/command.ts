import { readEnvironment } from '../../deploy/environments.ts';
import { accessToken } from '../access-token.ts';
import { googleApi } from '../google-api.ts';
import { deliveryOf } from '../setup/command.ts';
import { projectNumber } from '../setup/project-number.ts';
import { missingIn } from './ci-environments.ts';
import { gitHub, type GitHub } from './github.ts';

interface CiCommand {
  /** `owner/name` */
  repository: string;
  /** project in which modules must be live before production */
  stagingProject: string;
  /** GitHub logins, separated by commas */
  reviewers: string;
  /** runs the commands; otherwise they are only printed */
  apply: boolean;
}

/**
 * Creates the environments and variables that the repository's workflows need to deploy a project.
 * @returns the commands, and whether they ran
 */
export async function ciCommand(project: string, asked: CiCommand): Promise<string> {
  const api = googleApi({ token: accessToken, quotaProject: project });
  const environment = readEnvironment(project);
  const number = await projectNumber(api, project);
  return setUpCi(gitHub(), { id: project, number }, environment, asked);
}

/** @throws Error naming the invalid option */
export async function setUpCi(
  github: GitHub,
  project: { id: string; number: string },
  environment: { isStaging: boolean },
  { repository, stagingProject, reviewers, apply }: CiCommand,
): Promise<string> {
  const delivery = deliveryOf(repository, environment);
  if (!delivery) throw new Error('--repository: owner/name');
  const names = reviewers.split(',').filter((name) => name !== '');
  if (delivery.target === 'production') {
    if (stagingProject === '') throw new Error('--staging-project: where modules are shown first');
    if (names.length === 0) throw new Error('--reviewers: who agrees to a delivery, by commas');
  } else if (stagingProject !== '') {
    throw new Error('--staging-project: only for production');
  }
  const missing = await missingIn(github, { project, delivery, stagingProject }, names);
  if (missing.length === 0) return `${repository}: everything is as it should be.`;
  const commands = missing.map(({ args }) => `gh ${args.map(quoted).join(' ')}`);
  if (!apply) return [...commands, `${missing.length} would run with --apply.`].join('\n');
  for (const { args } of missing) await github.run(args);
  return [...commands, `${missing.length} ran.`].join('\n');
}

const quoted = (word: string) => (/^[\w./=:@-]+$/.test(word) ? word : `'${word}'`);
