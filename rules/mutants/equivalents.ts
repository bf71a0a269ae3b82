/**
 * Mutants that nobody can tell from the rules, each looked at by hand. They are found by place and change as they are
 * printed; one that no longer exists, or that a decision does notice, fails the run.
 */
export interface Equivalent {
  file: 'firestore.rules' | 'storage.rules';
  /** the function or the rule it is in */
  place: string;
  change: string;
  why: string;
}

const NO_UID =
  'The next condition reads the uid of a login that is not there, which refuses as well: this one only says so.';

const BEGUN = 'get(/databases/$(database)/documents/sessions/$(sessionId)).data.time';

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'firestore.rules',
    place: '/registrations/{customerId} update',
    change: `${BEGUN} <= request.time → ${BEGUN} < request.time`,
    why: 'They differ for a request in the very microsecond in which the session begins, which nobody can time: the server says when a request is.',
  },
  {
    file: 'storage.rules',
    place: 'isNewAndMine',
    change: 'request.auth != null → true',
    why: NO_UID,
  },
  {
    file: 'storage.rules',
    place: 'isMine',
    change: 'request.auth != null → true',
    why: NO_UID,
  },
];
