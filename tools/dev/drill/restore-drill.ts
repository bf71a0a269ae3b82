import path from 'node:path';
import type { Ports } from '../../base/ports.ts';
import { PROJECT_ID, STORAGE_BUCKET } from '../../base/workspace.ts';
import { googleApi } from '../../ops/operator/google-api.ts';
import { emulatorRules } from '../../ops/operator/maintenance/live-rules.ts';
import { resumeWriting, stopWriting } from '../../ops/operator/maintenance/stop-writing.ts';
import { bringBack, type BroughtBack } from '../../ops/operator/restore/bring-back.ts';
import { forEachOf } from '../../ops/operator/restore/in-parts.ts';
import { storedDocuments, type Write } from '../../ops/operator/restore/stored-documents.ts';
import { writeAsAdvisor } from './client-writes.ts';
import { startDrillEmulators, type DrillEmulators } from './drill-emulators.ts';
import { storedFiles } from './files.ts';
import { fingerprintOf, type Fingerprint, type Stores } from './fingerprint.ts';
import { storedLogins } from './logins.ts';
import { ADVISOR_DOCUMENTS, drillDocuments, drillFiles, drillLogins } from './world.ts';

export interface DrillOptions {
  documents: number;
  files: number;
  logins: number;
  /** of the portal's emulators, and of those that hold the backup */
  ports: readonly [Ports, Ports];
  /** for everything that the drill leaves behind */
  folder: string;
  log: (line: string) => void;
}

export interface DrillReport {
  before: Fingerprint;
  damaged: Fingerprint;
  after: Fingerprint;
  broughtBack: BroughtBack;
  /** what an advisor's browser was answered: before writing was stopped, while it was, and after */
  answers: { document: number; file: number }[];
  /** seconds of each step */
  seconds: Record<string, number>;
}

/** The emulator looks through all documents for each page of them, so the pages are large. */
const PAGE_SIZE = 20_000;

/**
 * Backs emulators up, damages what they hold, stops writing, restores it from the backup beside them, and resumes writing.
 * It uses what the operator uses: `stop-writing`, `bring-back`, `resume-writing`. Triggers do not run.
 */
export async function restoreDrill(options: DrillOptions): Promise<DrillReport> {
  const { ports, folder, log } = options;
  const seconds: Record<string, number> = {};
  async function step<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    const result = await act();
    seconds[name] = Math.round((performance.now() - began) / 100) / 10;
    log(`${name}: ${seconds[name]} s`);
    return result;
  }
  const backupFolder = path.join(folder, 'backup');
  const sets: DrillEmulators[] = [];
  const start = async (place: 0 | 1, backup: string | null) => {
    const set = await startDrillEmulators(ports[place], folder, backup);
    sets.push(set);
    return set;
  };
  try {
    const live = await step('start', () => start(0, null));
    const stores = storesOf(live);
    await step('seed', () => seed(stores, options));
    const before = await step('look', () => fingerprintOf(stores));
    await step('backup', () => live.running.save(backupFolder));
    await step('damage', () => damage(stores));
    const damaged = await step('look again', () => fingerprintOf(stores));

    const writing = writingPorts(live, stores);
    const answers = [await writeAsAdvisor(live.hosts, 'vor dem Anhalten')];
    await step('stop writing', () => stopWriting(writing));
    answers.push(await writeAsAdvisor(live.hosts, 'während des Anhaltens'));
    const backup = await step('restore beside', () => start(1, backupFolder));
    const source = storesOf(backup);
    const broughtBack = await step('bring documents back', () =>
      bringBack(
        { backup: source.documents, live: stores.documents },
        { dryRun: false, deleteLater: true },
      ),
    );
    await step('bring logins back', async () => stores.logins.put(await source.logins.all()));
    await step('bring files back', () => bringFilesBack(source, stores));
    const after = await step('compare', () => fingerprintOf(stores));
    await step('resume writing', () => resumeWriting(writing));
    answers.push(await writeAsAdvisor(live.hosts, 'danach'));
    return { before, damaged, after, broughtBack, answers, seconds };
  } finally {
    for (const { running } of sets) await running.stop();
  }
}

function storesOf({ hosts }: DrillEmulators): Stores {
  const api = googleApi({ token: () => Promise.resolve('owner') });
  const origin = (host: string) => `http://${host}`;
  return {
    documents: storedDocuments(api, {
      origin: origin(hosts.firestore),
      project: PROJECT_ID,
      database: '(default)',
      pageSize: PAGE_SIZE,
    }),
    logins: storedLogins(api, origin(hosts.auth), PROJECT_ID),
    files: storedFiles(origin(hosts.storage), PROJECT_ID, STORAGE_BUCKET),
  };
}

function writingPorts({ hosts }: DrillEmulators, { documents }: Stores) {
  return {
    documents,
    rules: emulatorRules(PROJECT_ID, hosts),
    // there are no functions
    calm: () => Promise.resolve(),
    now: () => new Date(),
  };
}

async function seed(
  { documents, logins, files }: Stores,
  { documents: count, files: fileCount, logins: loginCount }: DrillOptions,
): Promise<void> {
  await documents.write([...drillDocuments(count)]);
  await logins.put(drillLogins(loginCount));
  await forEachOf(drillFiles(fileCount), ({ path: name, content }) =>
    files.put({ path: name, contentType: 'image/png', metadata: { owner: 'drill' } }, content),
  );
}

/**
 * Deletes a third, overwrites a third and adds documents unknown to the backup. A mail's delivery state wins over the
 * backup, so mails are only deleted.
 */
async function damage({ documents, logins, files }: Stores): Promise<void> {
  for await (const page of documents.pages()) {
    const writes = page.flatMap(({ path: name, fields }, index): Write[] => {
      if (ADVISOR_DOCUMENTS.includes(name)) return [];
      if (index % 3 === 1) return [{ delete: name }];
      const overwritten = { ...fields, text: { stringValue: 'beschädigt' } };
      return index % 3 === 2 && !name.startsWith('mails/')
        ? [{ set: { path: name, fields: overwritten } }]
        : [];
    });
    await documents.write(writes);
  }
  await documents.write([{ set: { path: 'sessions/later/registrations/later', fields: {} } }]);
  const uids = (await logins.all()).map(({ localId }) => localId);
  await logins.remove(uids.filter((_, index) => index % 3 === 0));
  const stored = await files.all();
  await forEachOf(
    stored.filter((_, index) => index % 3 === 0),
    (file) => files.remove(file.path),
  );
}

/** In the cloud deleted files come back by themselves: here they come from the backup. */
async function bringFilesBack(backup: Stores, live: Stores): Promise<void> {
  const known = new Map((await live.files.all()).map((file) => [file.path, file.md5]));
  const wanted = await backup.files.all();
  await forEachOf(
    wanted.filter(({ path: name, md5 }) => known.get(name) !== md5),
    async (file) => live.files.put(file, await backup.files.read(file.path)),
  );
  const kept = new Set(wanted.map((file) => file.path));
  await forEachOf(
    [...known.keys()].filter((name) => !kept.has(name)),
    (name) => live.files.remove(name),
  );
}
