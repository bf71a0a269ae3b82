/**
 * Mutants that nobody can tell from the rules, each looked at by hand. They are found by the change as it is printed;
 * one that no longer exists, or that a decision does notice, fails the run.
 */
export interface Equivalent {
  file: 'firestore.rules' | 'storage.rules';
  change: string;
  why: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [];
