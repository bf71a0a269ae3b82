import { setTimeout as pause } from 'node:timers/promises';
import type { App } from 'firebase-admin/app';
import { readEnvironment } from '../../deploy/environments.ts';
import { accessToken } from '../access-token.ts';
import { googleApi } from '../google-api.ts';
import { bringBack, type BroughtBack } from '../restore/bring-back.ts';
import { storedDocuments, type StoredDocuments } from '../restore/stored-documents.ts';
import { emulatorRules, projectRules } from './live-rules.ts';
import { resumeWriting, stopWriting } from './stop-writing.ts';

/** Functions look every ten seconds whether they may write, and answer a call within a minute. */
const CALM_MS = 70_000;
const EMULATORS_CALM_MS = 1_000;
const DEFAULT_DATABASE = '(default)';

/** @returns what was done, in a sentence */
export async function stop(app: App, project: string): Promise<string> {
  await stopWriting({ ...portsOf(app, project), now: () => new Date() });
  return `Nothing writes to ${project} any more, except background functions that were running: they end within nine minutes. Visitors see the pages; who saves something is told to try later.`;
}

/** @returns what was done, in a sentence */
export async function resume(app: App, project: string): Promise<string> {
  const since = await resumeWriting(portsOf(app, project));
  return since
    ? `Everyone writes to ${project} again. Writing was stopped since ${since.toISOString()}.`
    : `Writing to ${project} was not stopped: nothing was changed.`;
}

interface BringBackCommand {
  /** the database that a backup was restored into */
  from: string;
  dryRun: boolean;
  deleteLater: boolean;
}

/** @returns what was brought back, by collection */
export async function bringDocumentsBack(
  project: string,
  { from, ...options }: BringBackCommand,
): Promise<string> {
  const live = documentsOf(project, DEFAULT_DATABASE);
  const isStopped = (await live.find(['config/maintenance'])).size > 0;
  if (!isStopped && !options.dryRun) {
    throw new Error('Stop writing first: npm run operator -- stop-writing');
  }
  const found = await bringBack({ backup: documentsOf(project, from), live }, options);
  return describe(found, options);
}

function describe(
  { compared, missing, changed, later }: BroughtBack,
  { dryRun, deleteLater }: Omit<BringBackCommand, 'from'>,
): string {
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([collection, count]) => `${count} ${collection}`)
      .join(', ') || 'none';
  return [
    `${compared} documents compared${dryRun ? ', nothing written' : ''}`,
    `missing: ${list(missing)}`,
    `changed: ${list(changed)}`,
    `written later${deleteLater ? '' : ' (they stay)'}: ${list(later)}`,
  ].join('\n');
}

function portsOf(app: App, project: string) {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  return {
    documents: documentsOf(project, DEFAULT_DATABASE),
    rules: emulator
      ? emulatorRules(project, {
          firestore: emulator,
          storage: process.env['FIREBASE_STORAGE_EMULATOR_HOST'],
        })
      : projectRules(app, readEnvironment(project).firebase.storageBucket),
    calm: () => pause(emulator ? EMULATORS_CALM_MS : CALM_MS),
  };
}

function documentsOf(project: string, database: string): StoredDocuments {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const token = emulator ? () => Promise.resolve('owner') : accessToken;
  return storedDocuments(googleApi({ token, quotaProject: project }), {
    origin,
    project,
    database,
  });
}
