import type { Access } from '@wbd/module';
import type { Session } from '@wbd/session';

/** What a page for advisors does with this session. */
export type Verdict =
  'enter' | 'wait' | 'sign-in' | 'unknown' | 'not-advisor' | 'not-admin' | 'level';

/** Decides whether someone may see a place. The rules decide about the data; this decides what is explained. */
export function verdict(session: Session, access: Access): Verdict {
  if (access === 'public') return 'enter';
  if (session.status === 'loading') return 'wait';
  if (session.status === 'signed-out') return 'sign-in';
  if (session.type === null) return 'unknown';
  if (!session.advisor) return 'not-advisor';
  if (access === 'admin') return session.isAdmin ? 'enter' : 'not-admin';
  return session.advisor.lv >= access ? 'enter' : 'level';
}
