import type { AuthState } from '@wbd/auth';
import { advisorStart } from '../shared/paths.ts';

export type Arrival =
  | { kind: 'stay' }
  | { kind: 'go'; to: string }
  /** signed in, but no advisor */
  | { kind: 'stranger' }
  /** signed in, but the advisor's code could not be read */
  | { kind: 'unreadable' };

/** What the sign-in page does for this person. */
export function arrivalOf(auth: AuthState, next: string | null): Arrival {
  if (auth.status !== 'signed-in') return { kind: 'stay' };
  if (auth.type === 'customer') return { kind: 'stranger' };
  const code = auth.advisor?.code ?? '';
  if (code === '') return { kind: 'unreadable' };
  return { kind: 'go', to: isSignIn(next) ? advisorStart(code) : (next ?? advisorStart(code)) };
}

// leading back here would send the person round in circles
function isSignIn(next: string | null): boolean {
  return next !== null && /^\/auth(?:[/?#]|$)/.test(next);
}
