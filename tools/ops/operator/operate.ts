import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { berlinDay } from '@wbd/domain/time';
import { sourceMapOf } from '@wbd/module/pointer';
import { readEnvironment } from '../deploy/environments.ts';
import { legalGaps } from '../deploy/legal-gaps.ts';
import { sourceMaps } from '../deploy/targets.ts';
import { giveCode } from './give-code.ts';
import { affectedByAccount, affectedInCollection } from './affected.ts';
import { allowMails } from './allow-mails.ts';
import { keyObjections } from './key-objections.ts';
import { makeEInvoices } from './make-e-invoices.ts';
import { bringDocumentsBack, resume, stop } from './maintenance/commands.ts';
import { setAdmin } from './make-admin.ts';
import { ciCommand } from './ci/command.ts';
import { doctorCommand } from './doctor/command.ts';
import { parseOperatorData } from './operator-data.ts';
import { orderStoredFilms } from './order-films.ts';
import { orderStoredPictures } from './order-sizes.ts';
import { beginRebuild } from './rebuild-pages.ts';
import { retentionPreview } from './retention.ts';
import { originalsIn, retireStoredFilms } from './retire-films.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { sellerReport } from './seller-report.ts';
import { setupCommand } from './setup/command.ts';
import { originalStack } from './stack/original-stack.ts';
import { writeOperatorData } from './write-operator-data.ts';

interface Asked {
  app: App;
  project: string;
  /** arguments after the verb */
  words: readonly string[];
  from: string;
  dryRun: boolean;
  deleteLater: boolean;
  alertsTo: string;
  budget: string;
  repository: string;
  stagingProject: string;
  reviewers: string;
  dkim: string;
  apply: boolean;
  /** yyyy-MM-dd */
  on: string;
  /** moments as 2026-11-27T08:00:00Z */
  since: string;
  until: string;
}

interface Command {
  /** what has to stand behind the verb */
  takes: readonly string[];
  run: (asked: Asked) => Promise<string>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  apply: {
    takes: ['<file>'],
    async run({ app, project, words: [file = ''] }) {
      const json = readFileSync(file, 'utf8');
      await writeOperatorData(getFirestore(app), parseOperatorData(json), new Date());
      return `${project}: ${counts(json)}`;
    },
  },
  'make-admin': { takes: ['<e-mail>'], run: (asked) => changeAdmin(asked, true) },
  'remove-admin': { takes: ['<e-mail>'], run: (asked) => changeAdmin(asked, false) },
  'remove-second-factor': {
    takes: ['<e-mail>'],
    async run({ app, project, words: [email = ''] }) {
      return (await removeSecondFactor(getAuth(app), email))
        ? `${email} has no second factor in ${project} now, and has to sign in again.`
        : `${email} had no second factor in ${project}.`;
    },
  },
  'give-code': {
    takes: ['<e-mail>', '<code>'],
    async run({ app, project, words: [email = '', code = ''] }) {
      const given = await giveCode({ auth: getAuth(app), db: getFirestore(app) }, email, code);
      return `${email} has the page /${given} in ${project}.`;
    },
  },
  'rebuild-pages': {
    takes: [],
    async run({ app, project }) {
      await beginRebuild(getFirestore(app));
      return `The pages of ${project} are rebuilt in the background.`;
    },
  },
  'affected-account': {
    takes: ['<e-mail>'],
    run: ({ app, words: [email = ''] }) =>
      affectedByAccount({ auth: getAuth(app), db: getFirestore(app) }, email),
  },
  'affected-data': {
    takes: ['<collection>'],
    run: ({ app, words: [collection = ''], ...times }) =>
      affectedInCollection(getFirestore(app), collection, times),
  },
  retention: {
    takes: [],
    async run({ app, dryRun, on }) {
      if (!dryRun)
        throw new Error('The nightly job erases. This command only says whom: --dry-run');
      return retentionPreview(getFirestore(app), on);
    },
  },
  'order-sizes': {
    takes: [],
    async run({ app, project }) {
      const count = await orderStoredPictures(getFirestore(app));
      return `${count} pictures of ${project} get their sizes in the background.`;
    },
  },
  'make-e-invoices': {
    takes: [],
    async run({ app, project }) {
      const count = await makeEInvoices(getFirestore(app));
      return `${count} e-invoices of ${project} are made in the background.`;
    },
  },
  'order-films': {
    takes: [],
    async run({ app, project, dryRun }) {
      const { films, minutes, dollars } = await orderStoredFilms(
        getFirestore(app),
        getStorage(app).bucket(readEnvironment(project).firebase.storageBucket),
        dryRun,
      );
      const sum = `${films} films, ${Math.ceil(minutes)} minutes of versions, about ${dollars.toFixed(2)} US dollars`;
      return dryRun
        ? `${project} would order versions of ${sum}.`
        : `${project} makes versions in the background: ${sum}.`;
    },
  },
  'retire-films': {
    takes: [],
    async run({ app, project, dryRun }) {
      const bucket = getStorage(app).bucket(readEnvironment(project).firebase.storageBucket);
      const { films, bytes } = await retireStoredFilms(getFirestore(app), originalsIn(bucket), {
        dryRun,
        now: new Date(),
      });
      const sum = `${films} originals, ${(bytes / 1e9).toFixed(1)} GB`;
      return dryRun
        ? `${project} would move to Coldline in 30 days: ${sum}.`
        : `${project} moves to Coldline in 30 days: ${sum}.`;
    },
  },
  'seller-report': {
    takes: ['<year>'],
    async run({ app, words: [year = ''] }) {
      if (!/^20\d\d$/.test(year)) throw new Error(`'${year}' is not a year.`);
      return sellerReport(getFirestore(app), Number(year));
    },
  },
  'allow-mails': {
    takes: ['<e-mail>'],
    async run({ app, project, words: [email = ''] }) {
      const hadObjected = await allowMails(getFirestore(app), email);
      return hadObjected
        ? `${email} gets mails of ${project} again.`
        : `${email} has not objected to mails of ${project}.`;
    },
  },
  'key-objections': {
    takes: [],
    async run({ app, project }) {
      const count = await keyObjections(getFirestore(app));
      return `${count} objections of ${project} have the key now.`;
    },
  },
  stack: {
    takes: ['<file, or - for what is typed>'],
    async run({ project, words: [file = ''] }) {
      const maps = sourceMaps(project);
      const stack = readFileSync(file === '-' ? process.stdin.fd : file, 'utf8');
      return originalStack(
        stack,
        async (script) => (await maps.readJson(sourceMapOf(script))).value,
      );
    },
  },
  'ci-environments': { takes: [], run: ({ project, ...asked }) => ciCommand(project, asked) },
  doctor: { takes: [], run: ({ project, ...asked }) => doctorCommand(project, asked) },
  setup: { takes: [], run: ({ project, ...asked }) => setupCommand(project, asked) },
  'stop-writing': { takes: [], run: ({ app, project }) => stop(app, project) },
  'resume-writing': { takes: [], run: ({ app, project }) => resume(app, project) },
  'bring-back': { takes: [], run: ({ project, ...asked }) => bringDocumentsBack(project, asked) },
};

/** Options of the command line for `parseArgs`; some default to the current time. */
export const optionsNow = () =>
  ({
    project: { type: 'string' },
    from: { type: 'string', default: 'restored' },
    'dry-run': { type: 'boolean', default: false },
    'alerts-to': { type: 'string', default: '' },
    budget: { type: 'string', default: '100' },
    repository: { type: 'string', default: '' },
    'staging-project': { type: 'string', default: '' },
    reviewers: { type: 'string', default: '' },
    dkim: { type: 'string', default: '' },
    apply: { type: 'boolean', default: false },
    on: { type: 'string', default: berlinDay(new Date()) },
    since: { type: 'string', default: '' },
    until: { type: 'string', default: new Date().toISOString() },
    'delete-later': { type: 'boolean', default: false },
  }) as const;

/** All commands of `npm run operator --`. */
export const VERBS: readonly string[] = ['check', ...Object.keys(COMMANDS)];

const USAGE = `npm run operator -- (${[
  'check <file>',
  ...Object.entries(COMMANDS).map(([verb, { takes }]) => [verb, ...takes].join(' ')),
].join(' | ')}) --project <project id>`;

/**
 * Does what the command line says.
 * @returns what was done, in a sentence
 * @throws Error saying what is wrong, with nothing changed
 */
export async function operate(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: optionsNow(),
  });
  const [verb = '', ...words] = positionals;
  if (verb === 'check' && words[0] !== undefined) {
    const found = counts(readFileSync(words[0], 'utf8'));
    const gaps = legalGaps();
    if (gaps.length === 0) return found;
    throw new Error(
      [found, 'Legal pages with gaps, which no production portal may have:', ...gaps].join('\n'),
    );
  }
  const command = COMMANDS[verb];
  if (!command || words.length < command.takes.length) throw new Error(`Usage: ${USAGE}`);
  const { project, from, budget, repository, reviewers, dkim, apply, on, since, until } = values;
  if (project === undefined) throw new Error(`Which project? ${USAGE}`);
  const app = initializeApp({ projectId: project }, randomUUID());
  try {
    return await command.run({
      app,
      project,
      words,
      from,
      budget,
      repository,
      reviewers,
      dkim,
      apply,
      stagingProject: values['staging-project'],
      on,
      since,
      until,
      dryRun: values['dry-run'],
      deleteLater: values['delete-later'],
      alertsTo: values['alerts-to'],
    });
  } finally {
    await deleteApp(app);
  }
}

async function changeAdmin(
  { app, project, words: [email = ''] }: Asked,
  admin: boolean,
): Promise<string> {
  const uid = await setAdmin({ auth: getAuth(app), db: getFirestore(app) }, email, admin);
  return `${email} (${uid}) is ${admin ? 'an' : 'no'} admin in ${project}.`;
}

function counts(json: string): string {
  const { organisations, folders, config, withheld } = parseOperatorData(json);
  const { hiddenSeminars, hiddenExperts, hiddenQuickVideos } = withheld;
  const hidden = hiddenSeminars.length + hiddenExperts.length + hiddenQuickVideos.length;
  const redirects = Object.keys(config.seminarRedirects).length;
  const intros = Object.keys(config.introVideos).length;
  return `${organisations.length} organisations, ${folders.length} folders, ${hidden} hidden items, ${redirects} redirects, ${intros} introductory videos`;
}
