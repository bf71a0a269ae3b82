/**
 * The `firebase` command, with the one answer that its Auth emulator lacks. Before it sends a code, the client SDK asks
 * whether the project demands reCAPTCHA Enterprise; the emulator refuses with 501, which browsers print as an error on a
 * page that works. Here the answer is the one of a project that demands nothing.
 */
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { FIREBASE_CLI } from './firebase-tools.ts';

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

require(FIREBASE_CLI);
