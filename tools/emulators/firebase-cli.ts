/**
 * The `firebase` command with two changes.
 *
 * - Its Auth emulator lacks an answer. Before it sends a code, the client SDK asks whether the project demands reCAPTCHA
 *   Enterprise; the emulator refuses with 501, which browsers print as an error on a page that works. Here the answer is
 *   the one of a project that demands nothing.
 * - It refuses Java older than 21, although the emulators run on older ones and Debian 12 has 17. `requireJava` checks
 *   the version that they need.
 */
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { FIREBASE_CLI } from './firebase-tools.ts';
import { LEAST_JAVA } from './java.ts';

const require = createRequire(FIREBASE_CLI);

interface AuthEmulator {
  authOperations: { identitytoolkit: Record<string, unknown> };
}
const identityToolkit = z.object({
  authOperations: z.object({ identitytoolkit: z.record(z.string(), z.unknown()) }),
});
// checked without a copy: the emulator must see the addition
const authEmulator = z.custom<AuthEmulator>((value) => identityToolkit.safeParse(value).success);

const { authOperations } = authEmulator.parse(require('../emulator/auth/operations.js'));
authOperations.identitytoolkit['getRecaptchaConfig'] = () => ({
  recaptchaKey: 'projects/demo/keys/none',
  recaptchaEnforcementState: [],
});

interface CommandUtils {
  MIN_SUPPORTED_JAVA_MAJOR_VERSION: number;
}
const javaLimit = z.object({ MIN_SUPPORTED_JAVA_MAJOR_VERSION: z.number() });
const commandUtils = z.custom<CommandUtils>((value) => javaLimit.safeParse(value).success);
commandUtils.parse(require('../emulator/commandUtils.js')).MIN_SUPPORTED_JAVA_MAJOR_VERSION =
  LEAST_JAVA;

require(FIREBASE_CLI);
