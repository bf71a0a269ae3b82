/**
 * Where a test observes the product: in a browser with the built portal, in a browser with one component of it, as a caller of
 * the server, or inside one unit.
 */
export const LEVELS = ['browser', 'component', 'caller', 'unit'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels that are nearer to the person than each. A component calls no server, and no caller sees a component. */
export const NEARER: Readonly<Record<Level, readonly Level[]>> = {
  browser: [],
  component: ['browser'],
  caller: ['browser'],
  unit: ['browser', 'component', 'caller'],
};

/** One thing that a row of the specification's checklist promises and a test can observe. */
export interface Clause {
  text: string;
  /** the level at which it has to be proven, or nearer to the person */
  level: Level;
  /** why no test proves it yet */
  open?: string;
  /** what the product does instead; `docs/deviations.md` lists the row, and tests prove this behaviour */
  product?: string;
}

/** The clauses of each row of a section. A plain text is about what a person sees: a browser has to prove it. */
export type Section = Readonly<Record<string, readonly (string | Clause)[]>>;

/** No page shows it: a caller of the server, a mail client or a search robot observes it. */
export const caller = (text: string): Clause => ({ text, level: 'caller' });

/** Exact limits and times; the browser test nearby shows that they have an effect. */
export const unit = (text: string): Clause => ({ text, level: 'unit' });

/** A clause that waits for a test. */
export const open = (text: string, why: string): Clause => ({ text, level: 'browser', open: why });

/** A clause that the product deviates from. */
export const departed = (text: string, product: string, level: Level = 'browser'): Clause => ({
  text,
  level,
  product,
});
