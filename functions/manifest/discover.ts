import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const ROOT = path.resolve(import.meta.dirname, '../..');

const setting = z.optional(z.nullable(z.number()));
const secret = z.object({ key: z.string() });

/** What a deployment reads of a function, as far as we rely on it. */
const endpointSchema = z.object({
  platform: z.string(),
  region: z.array(z.string()),
  availableMemoryMb: setting,
  timeoutSeconds: setting,
  minInstances: setting,
  maxInstances: setting,
  concurrency: setting,
  serviceAccountEmail: z.optional(z.nullable(z.string())),
  secretEnvironmentVariables: z.optional(z.nullable(z.array(secret))),
  callableTrigger: z.optional(z.object({})),
  httpsTrigger: z.optional(z.object({})),
  eventTrigger: z.optional(
    z.object({
      eventType: z.string(),
      eventFilters: z.record(z.string(), z.string()),
      eventFilterPathPatterns: z.optional(z.record(z.string(), z.string())),
      retry: z.boolean(),
    }),
  ),
  scheduleTrigger: z.optional(
    z.object({ schedule: z.string(), timeZone: z.optional(z.nullable(z.string())) }),
  ),
});
export type Endpoint = z.infer<typeof endpointSchema>;

const manifestSchema = z.object({
  endpoints: z.record(z.string(), endpointSchema),
  params: z.array(z.object({ name: z.string(), type: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Builds the functions into a separate folder, which exists while they are used. */
export async function withBuilt<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  // inside the workspace, so that the bundle finds the packages a deployment installs beside it
  const dist = path.join(ROOT, 'dist');
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(path.join(dist, 'manifest-'));
  try {
    const build = path.join(ROOT, 'functions/build.ts');
    await promisify(execFile)(process.execPath, [build, '--out', folder], { cwd: ROOT });
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Builds the functions into a separate folder and reads them as a deployment does, with firebase-functions' own command.
 * @returns the command's output, parsed and raw
 */
export function discover(): Promise<Description> {
  return withBuilt((folder) => describe(folder, 'demo-wbd'));
}

const runsSchema = z.record(z.string(), z.array(z.string()));

export interface Description {
  manifest: Manifest;
  text: string;
  /** the calls, handlers or sweeps that each function runs; none for a standalone function */
  runs: z.infer<typeof runsSchema>;
}

/** Prints the parts of each deployed function, by its firebase-functions name. */
const PRINT_RUNS = `
  const found = {};
  const visit = (object, path) => {
    for (const [key, value] of Object.entries(object)) {
      const name = [...path, key];
      if (typeof value === 'function') found[name.join('-')] = value.runs ?? [];
      else visit(value, name);
    }
  };
  visit(require('./index.js'), []);
  console.log(JSON.stringify(found));`;

/** The manifest that a deployment to a project reads from built functions. */
export async function describe(folder: string, project: string): Promise<Description> {
  const output = path.join(folder, 'manifest.json');
  // with FUNCTIONS_EMULATOR set, the manifest would describe the emulator's functions
  const env = { ...process.env, FUNCTIONS_EMULATOR: '', GCLOUD_PROJECT: project };
  await promisify(execFile)(process.execPath, [command(), folder, '--'], {
    cwd: folder,
    env: { ...env, FUNCTIONS_MANIFEST_OUTPUT_PATH: output },
  });
  const text = readFileSync(output, 'utf8');
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', PRINT_RUNS], {
    cwd: folder,
    env,
  });
  return {
    manifest: manifestSchema.parse(JSON.parse(text)),
    text,
    runs: runsSchema.parse(JSON.parse(stdout)),
  };
}

function command(): string {
  const main = createRequire(import.meta.url).resolve('firebase-functions');
  const packageFolder = main.slice(0, main.lastIndexOf(`${path.sep}lib${path.sep}`));
  return path.join(packageFolder, 'lib/bin/firebase-functions.js');
}
