import { getAuth, type CreateRequest } from 'firebase-admin/auth';
import { app } from '../../../functions/src/core/firestore.ts';
import {
  advisorNames,
  DEMO_ADMIN_PHONE,
  DEMO_ADVISORS,
  DEMO_CUSTOMERS,
  DEMO_OFFICE_PHONES,
  DEMO_PASSWORD,
  DEMO_PHONE,
  type DemoAdvisor,
} from './demo.ts';

/** Creates the demo logins, or resets them. */
export async function seedLogins(): Promise<void> {
  const advisors = advisorNames.map((name) => {
    const { uid, email } = DEMO_ADVISORS[name];
    return { uid, email, emailVerified: true, password: DEMO_PASSWORD };
  });
  const customer = { uid: DEMO_CUSTOMERS.phone, phoneNumber: DEMO_PHONE };
  await Promise.all([...advisors, customer].map(ensureLogin));
  const factors = { admin: DEMO_ADMIN_PHONE, ...DEMO_OFFICE_PHONES };
  await Promise.all(
    advisorNames.map(async (name) => {
      if (!hasFactor(name)) return;
      const factor = { uid: 'demofactor', phoneNumber: factors[name], factorId: 'phone' };
      await getAuth(app).updateUser(DEMO_ADVISORS[name].uid, {
        multiFactor: { enrolledFactors: [factor] },
      });
    }),
  );
}

const hasFactor = (name: DemoAdvisor): name is 'admin' | keyof typeof DEMO_OFFICE_PHONES =>
  name === 'admin' || name in DEMO_OFFICE_PHONES;

async function ensureLogin({ uid, ...data }: CreateRequest & { uid: string }): Promise<void> {
  const auth = getAuth(app);
  const { users } = await auth.getUsers([{ uid }]);
  if (users.length > 0) await auth.updateUser(uid, data);
  else await auth.createUser({ uid, ...data });
}
