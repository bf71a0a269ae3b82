import { getAuth, type CreateRequest } from 'firebase-admin/auth';
import { app } from '../../../functions/src/core/firestore.ts';
import {
  advisorNames,
  DEMO_ADMIN_PHONE,
  DEMO_ADVISORS,
  DEMO_CUSTOMERS,
  DEMO_PASSWORD,
  DEMO_PHONE,
} from './demo.ts';

/** Creates the demo logins, or resets them. */
export async function seedLogins(): Promise<void> {
  const advisors = advisorNames.map((name) => {
    const { uid, email } = DEMO_ADVISORS[name];
    return { uid, email, emailVerified: true, password: DEMO_PASSWORD };
  });
  const customer = { uid: DEMO_CUSTOMERS.phone, phoneNumber: DEMO_PHONE };
  await Promise.all([...advisors, customer].map(ensureLogin));
  const factor = { uid: 'demofactor', phoneNumber: DEMO_ADMIN_PHONE, factorId: 'phone' };
  await getAuth(app).updateUser(DEMO_ADVISORS.admin.uid, {
    multiFactor: { enrolledFactors: [factor] },
  });
}

async function ensureLogin({ uid, ...data }: CreateRequest & { uid: string }): Promise<void> {
  const auth = getAuth(app);
  const { users } = await auth.getUsers([{ uid }]);
  if (users.length > 0) await auth.updateUser(uid, data);
  else await auth.createUser({ uid, ...data });
}
