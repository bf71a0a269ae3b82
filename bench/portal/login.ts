import type { Env } from '@wbd/firebase';
import * as z from 'zod/mini';
import { HOST } from '../../tools/base/workspace.ts';
import { DEMO_PASSWORD } from '../../tools/dev/seed/demo.ts';
import type { Login } from './measure.ts';

const signedIn = z.object({
  localId: z.string(),
  email: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.string(),
});

/** Signs an advisor in at the Auth emulator. @returns the login under the name by which Firebase finds it in a browser */
export async function loginOf({ emulators, firebase }: Env, email: string): Promise<Login> {
  const { apiKey } = firebase;
  const method = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const answer = await fetch(`http://${HOST}:${emulators?.auth ?? 0}/${method}?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const login = signedIn.parse(await answer.json());
  const user = {
    uid: login.localId,
    email: login.email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: login.refreshToken,
      accessToken: login.idToken,
      expirationTime: Date.now() + Number(login.expiresIn) * 1000,
    },
    apiKey,
    appName: '[DEFAULT]',
  };
  return { key: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(user) };
}
