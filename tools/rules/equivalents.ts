/**
 * Mutants that nobody can tell from the rules, each looked at by hand. They are found by place and change as they are printed;
 * one that no longer exists, or that a decision does notice, fails the run.
 */
export interface Equivalent {
  file: 'firestore.rules' | 'storage.rules';
  /** the function or the rule it is in */
  place: string;
  change: string;
  why: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [];
