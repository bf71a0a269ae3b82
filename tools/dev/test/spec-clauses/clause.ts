/** Where a test observes the product: through a real browser, as a caller of the server, or inside one unit. */
export const LEVELS = ['browser', 'caller', 'unit'] as const;
export type Level = (typeof LEVELS)[number];

/** One thing that a row of the specification's checklist promises and a test can observe. */
export interface Clause {
  text: string;
  /** the level at which it has to be proven, or nearer to the person */
  level: Level;
  /** why no test proves it yet */
  open?: string;
}

/** The clauses of each row of a section. A plain text is about what a person sees: a browser has to prove it. */
export type Section = Readonly<Record<string, readonly (string | Clause)[]>>;

/** No page shows it: a caller of the server, a mail client or a search robot observes it. */
export const caller = (text: string): Clause => ({ text, level: 'caller' });

/** Exact limits and times; the browser test nearby shows that they have an effect. */
export const unit = (text: string): Clause => ({ text, level: 'unit' });

/** A clause that waits for a test. */
export const open = (text: string, why: string): Clause => ({ text, level: 'browser', open: why });
