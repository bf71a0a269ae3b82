import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { giveCode } from './give-code.ts';
import { setAdmin } from './make-admin.ts';
import { parseOperatorData } from './operator-data.ts';
import { beginRebuild } from './rebuild-pages.ts';
import { writeOperatorData } from './write-operator-data.ts';

const USAGE =
  'npm run operator -- (check <file> | apply <file> | make-admin <e-mail> | remove-admin <e-mail> | give-code <e-mail> <code> | rebuild-pages) --project <project id>';

/**
 * Does what the command line says.
 * @returns what was done, in a sentence
 * @throws Error saying what is wrong, with nothing changed
 */
export async function operate(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [verb = '', subject = '', code] = positionals;
  if (subject === '' && verb !== 'rebuild-pages') throw new Error(`Usage: ${USAGE}`);
  if (verb === 'check') return counts(readFileSync(subject, 'utf8'));
  if (values.project === undefined) throw new Error(`Which project? ${USAGE}`);
  const app = initializeApp({ projectId: values.project }, randomUUID());
  const db = getFirestore(app);
  try {
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
      case 'give-code': {
        if (code === undefined) throw new Error(`Which code? ${USAGE}`);
        const given = await giveCode({ auth: getAuth(app), db }, subject, code);
        return `${subject} has the page /${given} in ${values.project}.`;
      }
      case 'rebuild-pages':
        await beginRebuild(db);
        return `The pages of ${values.project} are rebuilt in the background.`;
      default:
        throw new Error(`Usage: ${USAGE}`);
    }
  } finally {
    await deleteApp(app);
  }
}

function counts(json: string): string {
  const { organisations, folders, config, withheld } = parseOperatorData(json);
  const hidden = withheld.hiddenSeminars.length + withheld.hiddenExperts.length;
  const redirects = Object.keys(config.seminarRedirects).length;
  const intros = Object.keys(config.introVideos).length;
  return `${organisations.length} organisations, ${folders.length} folders, ${hidden} hidden items, ${redirects} redirects, ${intros} introductory videos`;
}
