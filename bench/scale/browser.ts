import { getAuth } from 'firebase-admin/auth';
import { app } from '../../functions/src/core/firestore.ts';
import { env } from '../../libs/data/testing/environment.ts';
import { ENV_ELEMENT_ID } from '../../libs/firebase/src/index.ts';

const PASSWORD = 'demo1234';

// the shell's page carries the environment in an element
Object.defineProperty(globalThis, 'document', {
  value: {
    getElementById: (id: string) =>
      id === ENV_ELEMENT_ID ? { textContent: JSON.stringify(env) } : null,
  },
});

/** Signs in as an advisor, with the portal's own client. */
export async function signInAs(uid: string): Promise<void> {
  const email = `${uid}@example.org`.toLowerCase();
  const logins = getAuth(app);
  await logins.deleteUser(uid).catch(() => undefined);
  await logins.createUser({ uid, email, password: PASSWORD });
  const { firebaseAuth, signInWithEmailAndPassword } =
    await import('../../libs/firebase/src/auth.ts');
  await signInWithEmailAndPassword(firebaseAuth(), email, PASSWORD);
}

/** Opens a page as a visitor does. */
export async function visit(code: string) {
  const { readPublicPage } =
    await import('../../libs/data/src/public-pages/public-pages.repository.ts');
  return readPublicPage(code);
}

/** Opens a page as its own advisor does. */
export async function ownLook(uid: string) {
  const { readOwnPage } = await import('../../libs/data/src/own-page/own-page.repository.ts');
  return readOwnPage(uid);
}

/** Opens the page of a partner's commission. */
export async function ownCommissions(uid: string) {
  const { readOwnBalances, readOwnEntries } =
    await import('../../libs/data/src/commissions/commissions.repository.ts');
  const { readOwnStatements, readTaxProfile } =
    await import('../../libs/data/src/payouts/payouts.repository.ts');
  const { readReferrals } = await import('../../libs/data/src/referrals/referrals.repository.ts');
  const reads = [readOwnBalances, readOwnEntries, readOwnStatements, readTaxProfile, readReferrals];
  return Promise.all(reads.map((read) => read(uid)));
}
