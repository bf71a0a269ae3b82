import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const OWN_PROJECT = /^import '.*\/own-project\.ts';$/m;
/** It starts emulators of its own. */
const OWN_EMULATORS = 'tools/emulators/restore.emulator.test.ts';
/** It serves all functions with an environment of its own. */
const OWN_SERVER = 'functions/fuzz/callables.emulator.test.ts';

interface OwnProjectTests {
  /** one after the other they share a process, and its project, which each finds empty */
  sharing: string[];
  /** each needs a process of its own */
  alone: string[];
}

/** The emulator tests that share nothing with the demo data: their documents lie in a project of their own. */
export function ownProjectTests(root: string): OwnProjectTests {
  const files = globSync('{functions,libs,tools}/**/*.emulator.test.ts', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  }).map((file) => file.replaceAll(path.sep, '/'));
  const alone = [OWN_EMULATORS, OWN_SERVER];
  return {
    alone,
    sharing: files.filter(
      (file) =>
        !alone.includes(file) && OWN_PROJECT.test(readFileSync(path.join(root, file), 'utf8')),
    ),
  };
}
