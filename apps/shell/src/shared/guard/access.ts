import type { Access } from '@wbd/module';
import type { AuthState } from '@wbd/auth';

/** What a page for advisors does for this person. */
export type Verdict =
  'enter' | 'wait' | 'sign-in' | 'unknown' | 'not-advisor' | 'not-admin' | 'level';

/** Decides whether someone may see a place. The rules decide about the data; this decides what is explained. */
export function verdict(auth: AuthState, access: Access): Verdict {
  if (access === 'public') return 'enter';
  if (auth.status === 'loading') return 'wait';
  if (auth.status === 'signed-out') return 'sign-in';
  if (auth.type === null) return 'unknown';
  if (!auth.advisor) return 'not-advisor';
  if (access === 'admin') return auth.isAdmin ? 'enter' : 'not-admin';
  return auth.advisor.lv >= access ? 'enter' : 'level';
}
