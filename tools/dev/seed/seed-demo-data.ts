import { db } from '../../../functions/src/core/firestore.ts';
import { rebuildPages } from '../../../functions/src/content/pages/rebuild-pages.service.ts';
import { demoDocuments, writeDocuments } from './documents.ts';
import { seedLogins } from './logins.ts';
import { makeDemoSizes } from './picture-sizes.ts';
import { uploadFiles } from './storage.ts';

export interface SeedOptions {
  /** the moment the sessions are planned from */
  now?: Date;
  /** false where no Storage emulator runs */
  files?: boolean;
}

/**
 * Writes the demo data into the emulators that the environment names: logins, documents, files and, with the code of
 * production, the public pages. Seeding again resets every demo document.
 * @returns a sentence for the terminal
 */
export async function seedDemoData({
  now = new Date(),
  files = true,
}: SeedOptions = {}): Promise<string> {
  if (!process.env['FIRESTORE_EMULATOR_HOST'] || !process.env['FIREBASE_AUTH_EMULATOR_HOST']) {
    throw new Error('Demo data is for emulators only: npm start begins with it');
  }
  const documents = demoDocuments(now);
  const [uploaded] = await Promise.all([
    files ? uploadFiles() : 0,
    seedLogins(),
    writeDocuments(documents),
  ]);
  if (files) await makeDemoSizes(documents);
  await rebuildPages();
  await db.terminate();
  return `Demo data: ${documents.length} documents, ${uploaded} files`;
}
