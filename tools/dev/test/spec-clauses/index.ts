import { ADMIN, AUTH, PAY, SIGNUP } from './account.ts';
import type { Clause } from './clause.ts';
import { KNOW, NET, TEAM, UX } from './network.ts';
import { CONF, CRM, EXP, LIB, PORTAL, PROF, QUICK } from './portal.ts';
import { PARTNER, PUB, ROUTE } from './public.ts';
import { APPT, REG, SEM } from './seminars.ts';
import { FN, RULE, UPLOAD } from './server.ts';

export interface SpecRow {
  id: string;
  /** in the order of their numbers, which begin at 1 */
  clauses: readonly Clause[];
}

/** In the order of the checklist. A row of a feature that does not exist yet comes with that feature. */
const SECTIONS = [
  ROUTE,
  AUTH,
  SIGNUP,
  PUB,
  PARTNER,
  PAY,
  ADMIN,
  PORTAL,
  CONF,
  CRM,
  LIB,
  QUICK,
  SEM,
  EXP,
  PROF,
  REG,
  APPT,
  UPLOAD,
  FN,
  RULE,
  UX,
  NET,
  TEAM,
  KNOW,
];

/** Every row of the specification's checklist, divided into what can be observed. */
export const SPEC_ROWS: readonly SpecRow[] = SECTIONS.flatMap((section) =>
  Object.entries(section).map(([id, clauses]) => ({
    id,
    clauses: clauses.map((clause) =>
      typeof clause === 'string' ? { text: clause, level: 'browser' } : clause,
    ),
  })),
);
