import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const OWN_PROJECT = /^import '.*\/own-project\.ts';$/m;
/** It starts emulators of its own. */
const OWN_EMULATORS = 'tools/dev/drill/restore.emulator.test.ts';
/** The functions read it when they are loaded: a process that has loaded them before would keep another. */
const OWN_ENVIRONMENT = /^import '(?:.*\/fuzz|\.)\/environment\.ts';$/m;

interface OwnProjectTests {
  /** one after the other they share a process, and its project, which each finds empty */
  sharing: string[];
  /** each needs a process of its own */
  alone: string[];
}

/** The emulator tests that share nothing with the demo data: their documents lie in a project of their own. */
export function ownProjectTests(root: string): OwnProjectTests {
  const sharing: string[] = [];
  const alone = [OWN_EMULATORS];
  for (const name of globSync('{functions,libs,tools}/**/*.emulator.test.ts', {
    cwd: root,
    exclude: (folder) => folder.includes('node_modules'),
  })) {
    const file = name.replaceAll(path.sep, '/');
    const text = readFileSync(path.join(root, file), 'utf8');
    if (file === OWN_EMULATORS || !OWN_PROJECT.test(text)) continue;
    (OWN_ENVIRONMENT.test(text) ? alone : sharing).push(file);
  }
  return { sharing, alone };
}
