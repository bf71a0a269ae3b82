import { appCheckChecks } from './app-check-checks.ts';
import type { Check } from './check.ts';
import { dataChecks } from './data-checks.ts';
import type { Examined } from './examined.ts';
import { mailChecks } from './mail-checks.ts';
import { deliveryChecks, networkChecks, parameterChecks } from './outside-checks.ts';
import { permissionChecks, roleChecks } from './permission-checks.ts';
import { quotaChecks } from './quota-checks.ts';
import { scheduleChecks } from './schedule-checks.ts';
import { secretChecks } from './secret-checks.ts';
import { setupChecks } from './setup-checks.ts';
import { stripeChecks } from './stripe-checks.ts';

/** All checks of the doctor; they are read-only. */
export const portalChecks = (examined: Examined): Check[] =>
  [
    setupChecks,
    roleChecks,
    permissionChecks,
    appCheckChecks,
    quotaChecks,
    dataChecks,
    scheduleChecks,
    parameterChecks,
    secretChecks,
    mailChecks,
    stripeChecks,
    networkChecks,
    deliveryChecks,
  ].flatMap((checksOf) => checksOf(examined));
