import type { Session } from '@wbd/session';
import { advisorStart } from '../shared/paths.ts';

export type Arrival =
  | { kind: 'stay' }
  | { kind: 'go'; to: string }
  /** signed in, but no advisor */
  | { kind: 'stranger' }
  /** signed in, but the advisor's code could not be read */
  | { kind: 'unreadable' };

/** What the sign-in page does with this session. */
export function arrivalOf(session: Session, next: string | null): Arrival {
  if (session.status !== 'signed-in') return { kind: 'stay' };
  if (session.type === 'customer') return { kind: 'stranger' };
  const code = session.advisor?.code ?? '';
  if (code === '') return { kind: 'unreadable' };
  return { kind: 'go', to: isSignIn(next) ? advisorStart(code) : (next ?? advisorStart(code)) };
}

// leading back here would send the person round in circles
function isSignIn(next: string | null): boolean {
  return next !== null && /^\/auth(?:[/?#]|$)/.test(next);
}
