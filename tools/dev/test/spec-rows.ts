/** Where a test observes the product: through a real browser, as a caller of the server, or inside one unit. */
export const LEVELS = ['browser', 'caller', 'unit'] as const;
export type Level = (typeof LEVELS)[number];

/** How many rows each section of the specification's checklist has. */
const SECTIONS = {
  ROUTE: 13,
  AUTH: 11,
  SIGNUP: 9,
  PUB: 18,
  PARTNER: 6,
  PAY: 6,
  ADMIN: 4,
  PORTAL: 4,
  CONF: 7,
  CRM: 4,
  LIB: 3,
  QUICK: 2,
  SEM: 10,
  EXP: 3,
  PROF: 3,
  REG: 11,
  APPT: 4,
  UPLOAD: 5,
  FN: 6,
  RULE: 2,
  UX: 6,
} as const;

/**
 * Rows about what a caller of the server, a mail client or a search robot observes. No page shows them, so a test at
 * the server's boundary proves them. Every other row is about what a person sees and needs a browser.
 */
const CALLER_ROWS: ReadonlySet<string> = new Set([
  'PAY-01',
  'PAY-03',
  'CRM-03',
  'LIB-03',
  'SEM-04',
  'REG-08',
  'REG-09',
  'REG-11',
  'UPLOAD-02',
  'UPLOAD-05',
  'FN-01',
  'FN-02',
  'FN-03',
  'FN-04',
  'FN-05',
  'FN-06',
  'RULE-01',
  'RULE-02',
]);

export interface SpecRow {
  id: string;
  /** the level at which the row has to be proven */
  level: Level;
}

/** Every row of the checklist, in its order. */
export const SPEC_ROWS: readonly SpecRow[] = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => {
    const id = `${section}-${String(index + 1).padStart(2, '0')}`;
    return { id, level: CALLER_ROWS.has(id) ? 'caller' : 'browser' };
  }),
);
