import { initializeApp, type FirebaseApp } from 'firebase/app';
import { claimsOf, type Role } from '../roles.ts';

/** A role, or the operator, whom no rules concern. */
export type Caller = Role | 'operator';

interface Emulated {
  mockUserToken?: string | ({ sub: string } & ReturnType<typeof claimsOf>);
}

/**
 * The client library as each caller has it, made when it is needed first.
 * @param connect what a caller uses; its options say who is signed in, which the emulators believe
 */
export function callers<Client>(
  project: string,
  connect: (app: FirebaseApp, options: Emulated) => Client,
  uidOf: (role: Role) => string = (role) => role,
): (caller: Caller) => Client {
  const known = new Map<Caller, Client>();
  const optionsOf = (caller: Caller): Emulated => {
    if (caller === 'visitor') return {};
    if (caller === 'operator') return { mockUserToken: 'owner' };
    return { mockUserToken: { sub: uidOf(caller), ...claimsOf(caller) } };
  };
  return (caller) => {
    const app = { projectId: project, apiKey: 'demo' };
    const client =
      known.get(caller) ?? connect(initializeApp(app, `${project} ${caller}`), optionsOf(caller));
    known.set(caller, client);
    return client;
  };
}
