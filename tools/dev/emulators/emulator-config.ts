import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Ports } from '../../base/ports.ts';
import { HOST, WORKSPACE_ROOT } from '../../base/workspace.ts';

export const EMULATORS = ['auth', 'firestore', 'storage', 'functions', 'hosting'] as const;
export type EmulatorName = (typeof EMULATORS)[number];

/** The parts of firebase.json that name files. */
const firebaseJson = z.looseObject({
  firestore: z.object({ rules: z.string(), indexes: z.string() }),
  storage: z.object({ rules: z.string() }),
  functions: z.array(z.looseObject({ source: z.string(), configDir: z.string() })),
  hosting: z.looseObject({ public: z.string(), rewrites: z.array(z.looseObject({})) }),
});
type FirebaseJson = z.infer<typeof firebaseJson>;

/** The page itself where a function would have answered; a missing file stays missing. */
const TO_SHELL = { regex: '^(/[^/]*)*/[^/.]*$', destination: '/shell.html' };
const isAnsweredByFile = (rewrite: Record<string, unknown>) => !('function' in rewrite);

function projectConfig(): FirebaseJson {
  const file = path.join(WORKSPACE_ROOT, 'firebase.json');
  return firebaseJson.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Those of the emulators whose files are there: functions and hosting need a build. */
export function presentEmulators(wanted: readonly EmulatorName[], www?: string): EmulatorName[] {
  const config = projectConfig();
  const needed: Record<EmulatorName, string[]> = {
    auth: [],
    firestore: [config.firestore.rules, config.firestore.indexes],
    storage: [config.storage.rules],
    functions: config.functions.map(({ source }) => path.join(source, 'package.json')),
    hosting: [www ?? config.hosting.public],
  };
  return wanted.filter((name) =>
    needed[name].every((file) => existsSync(path.resolve(WORKSPACE_ROOT, file))),
  );
}

/**
 * Writes the run's own firebase.json: the project's, with this run's ports and with paths from where it lies.
 * @returns the file
 */
export function writeRunConfig(options: {
  runDir: string;
  ports: Ports;
  names: readonly EmulatorName[];
  www?: string | undefined;
}): string {
  const { runDir, ports, names } = options;
  const project = projectConfig();
  const fromRun = (file: string) =>
    path.relative(runDir, path.resolve(WORKSPACE_ROOT, file)).replaceAll(path.sep, '/');
  const absolute = (file: string) => path.join(WORKSPACE_ROOT, file);
  const at = (port: number) => ({ host: HOST, port });
  const { firestore, storage, functions, hosting } = project;
  const config = {
    firestore: { rules: absolute(firestore.rules), indexes: absolute(firestore.indexes) },
    storage: { rules: absolute(storage.rules) },
    ...(names.includes('functions') && {
      functions: functions.map((one) => ({
        ...one,
        source: fromRun(one.source),
        configDir: fromRun(one.configDir),
      })),
    }),
    ...(names.includes('hosting') && {
      hosting: {
        ...hosting,
        public: fromRun(options.www ?? hosting.public),
        // without its function hosting would ask the cloud for it
        rewrites: names.includes('functions')
          ? hosting.rewrites
          : [...hosting.rewrites.filter(isAnsweredByFile), TO_SHELL],
      },
    }),
    emulators: {
      // tests keep what is theirs in projects of their own: no warning for each of their requests
      singleProjectMode: false,
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      storage: at(ports.storage),
      functions: at(ports.functions),
      hosting: at(ports.portal),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ui: { enabled: false },
    },
  };
  mkdirSync(runDir, { recursive: true });
  const file = path.join(runDir, 'firebase.json');
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
