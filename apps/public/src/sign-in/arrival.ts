import type { Viewer } from '@wbd/auth';
import { advisorStart } from '../shared/paths.ts';

export type Arrival =
  | { kind: 'stay' }
  /** signed in, and whose login it is comes in a moment */
  | { kind: 'wait' }
  | { kind: 'go'; to: string }
  /** signed in, but no advisor */
  | { kind: 'stranger' }
  /** signed in, but the advisor's code could not be read */
  | { kind: 'unreadable' };

/** What the sign-in page does for this person. */
export function arrivalOf(viewer: Viewer, next: string | null): Arrival {
  switch (viewer.type) {
    case 'visitor':
      return { kind: 'stay' };
    case 'loading':
      return { kind: viewer.user ? 'wait' : 'stay' };
    case 'customer':
      return { kind: 'stranger' };
    case 'unknown':
      return { kind: 'unreadable' };
    case 'advisor': {
      const { code } = viewer.advisor;
      if (code === '') return { kind: 'unreadable' };
      return { kind: 'go', to: isSignIn(next) ? advisorStart(code) : (next ?? advisorStart(code)) };
    }
  }
}

// leading back here would send the person round in circles
function isSignIn(next: string | null): boolean {
  return next !== null && /^\/auth(?:[/?#]|$)/.test(next);
}
