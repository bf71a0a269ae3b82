import path from 'node:path';

const FIRESTORE_COMPONENT = 'cloud-firestore-emulator.jar';
const FIRESTORE_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * What `java` is started with instead of `-jar file`, which firebase-tools starts every emulator with: the Google Cloud
 * CLI's jar names no main class, and a source file is a program as it is.
 * @param engine the jar whose classes a source file takes
 */
export function javaArguments(args: readonly string[], engine: string | undefined): string[] {
  const at = args.indexOf('-jar');
  const file = args[at + 1] ?? '';
  if (at === -1) return [...args];
  return [...args.slice(0, at), ...programOf(file, engine), ...args.slice(at + 2)];
}

function programOf(file: string, engine: string | undefined): string[] {
  if (engine !== undefined && file.endsWith('.java')) return ['-cp', engine, file];
  if (path.basename(file) === FIRESTORE_COMPONENT) return ['-cp', file, FIRESTORE_CLASS];
  return ['-jar', file];
}
