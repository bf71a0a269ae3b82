/**
 * npm run operator -- check <file>
 * npm run operator -- apply <file> --project <project id>
 * npm run operator -- make-admin <e-mail> --project <project id>
 * npm run operator -- remove-admin <e-mail> --project <project id>
 *
 * What only the operator does, with the operator's own Google account (gcloud auth application-default login), or
 * against the emulators when their addresses are in the environment.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { setAdmin } from './make-admin.ts';
import { parseOperatorData } from './operator-data.ts';
import { writeOperatorData } from './write-operator-data.ts';

const USAGE =
  'npm run operator -- (check <file> | apply <file> | make-admin <e-mail> | remove-admin <e-mail>) --project <project id>';

async function main(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [verb, subject] = positionals;
  if (verb === undefined || subject === undefined) throw new Error(`Usage: ${USAGE}`);
  if (verb === 'check') return counts(readFileSync(subject, 'utf8'));
  if (values.project === undefined) throw new Error(`Which project? ${USAGE}`);
  const app = initializeApp({ projectId: values.project });
  const db = getFirestore(app);
  switch (verb) {
    case 'apply': {
      const json = readFileSync(subject, 'utf8');
      await writeOperatorData(db, parseOperatorData(json));
      return `${values.project}: ${counts(json)}`;
    }
    case 'make-admin':
    case 'remove-admin': {
      const admin = verb === 'make-admin';
      const uid = await setAdmin({ auth: getAuth(app), db }, subject, admin);
      return `${subject} (${uid}) is ${admin ? 'an' : 'no'} admin in ${values.project}.`;
    }
    default:
      throw new Error(`Usage: ${USAGE}`);
  }
}

function counts(json: string): string {
  const { organisations, folders, config } = parseOperatorData(json);
  const hidden = config.hiddenSeminars.length + config.hiddenExperts.length;
  const redirects = Object.keys(config.seminarRedirects).length;
  return `${organisations.length} organisations, ${folders.length} folders, ${hidden} hidden items, ${redirects} redirects`;
}

try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
