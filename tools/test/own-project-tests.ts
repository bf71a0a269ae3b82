import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const OWN_PROJECT = /^import '.*\/own-project\.ts';$/m;
/** It starts emulators of its own. */
const OWN_EMULATORS = 'tools/emulators/restore.emulator.test.ts';

/** The emulator tests that share nothing with the demo data: their documents lie in a project of their own. */
export function ownProjectTests(root: string): string[] {
  const files = globSync('{functions,libs,tools}/**/*.emulator.test.ts', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  });
  return files
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(
      (file) =>
        file === OWN_EMULATORS || OWN_PROJECT.test(readFileSync(path.join(root, file), 'utf8')),
    );
}
