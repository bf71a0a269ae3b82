import { readFileSync } from 'node:fs';
import { DEMO_ADMIN_PHONE } from '@wbd/tools/demo';
import * as z from 'zod/mini';
import { demoAccounts, DEMO_PASSWORD, DEMO_PHONE } from '../fixtures/demo.ts';
import { portalOrigin } from '../fixtures/portal.ts';

const phoneSchema = z.object({
  /** a number that no other person of the project has, as `+49…` */
  number: z.string(),
  /** the fixed code of a test number (Authentication → Sign-in method); null: read from the Auth emulator */
  code: z.nullable(z.string()),
});

const targetSchema = z.object({
  origin: z.url(),
  /** lets an automated browser pass App Check (App Check → Apps → Manage debug tokens); null for the local portal */
  appCheckToken: z.nullable(z.string()),
  /** an advisor with WBD Pro whose page lists a seminar with free seats first */
  advisor: z.object({ code: z.string(), email: z.string(), password: z.string() }),
  admin: z.object({ email: z.string(), password: z.string(), phone: phoneSchema }),
  visitor: z.object({ email: z.string(), phone: phoneSchema }),
});
export type SmokeTarget = z.infer<typeof targetSchema>;

const local: SmokeTarget = {
  origin: portalOrigin,
  appCheckToken: null,
  advisor: { ...demoAccounts.pro, password: DEMO_PASSWORD },
  admin: {
    email: demoAccounts.admin.email,
    password: DEMO_PASSWORD,
    phone: { number: DEMO_ADMIN_PHONE, code: null },
  },
  visitor: {
    email: 'smoke@example.org',
    phone: { number: DEMO_PHONE.replace(/\d{4}$/, '8899'), code: null },
  },
};

/** The portal that is tested: the file that `SMOKE_TARGET` names, or else the local portal. */
export const smokeTarget: SmokeTarget = readTarget(process.env['SMOKE_TARGET'] ?? '');

function readTarget(file: string): SmokeTarget {
  return file === '' ? local : targetSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
