import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ToolError } from '../../base/tool-error.ts';

/** The oldest Java that runs the Firestore emulator's class files. */
export const LEAST_JAVA = 11;
const DEBIAN_PACKAGE = 'default-jdk-headless';

/**
 * Makes sure that `java` runs. On Debian as root a missing one is installed, elsewhere one sentence says what to do.
 */
export function requireJava(log: (line: string) => void): void {
  if (isRecent()) return;
  if (canInstall()) {
    log(`Java ${LEAST_JAVA} or newer is missing: installing ${DEBIAN_PACKAGE} with apt-get …`);
    if (install()) return;
  }
  const version = javaVersion();
  const found = version === null ? 'Java is missing' : `Java ${version} is too old`;
  throw new ToolError(
    `${found}: the emulators need a Java Development Kit ${LEAST_JAVA} or newer (Debian and Ubuntu: sudo apt-get install ${DEBIAN_PACKAGE}; macOS: brew install --cask temurin; others: https://adoptium.net).`,
  );
}

const isRecent = () => (javaVersion() ?? 0) >= LEAST_JAVA;

/** The major version of the `java` on the path, null when there is none that runs. */
export function javaVersion(): number | null {
  const asked = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return asked.status === 0 ? parseJavaVersion(`${asked.stdout}\n${asked.stderr}`) : null;
}

/** Understands `1.8.0_392` as 8 and `17.0.15` as 17. */
export function parseJavaVersion(output: string): number | null {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match?.[1] === undefined ? null : Number(match[1]);
}

/** Whether `java` runs source files: a JDK does, a runtime alone does not. */
export const hasCompiler = () =>
  spawnSync('java', ['--describe-module', 'jdk.compiler']).status === 0;

function canInstall(): boolean {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  );
}

function install(): boolean {
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const installed = () =>
    aptGet('install', '-y', '--no-install-recommends', DEBIAN_PACKAGE) && isRecent();
  return installed() || (aptGet('update') && installed());
}
