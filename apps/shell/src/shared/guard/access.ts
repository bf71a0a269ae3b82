import type { Access } from '@wbd/module';
import type { Viewer } from '@wbd/auth';
import { reaches } from '@wbd/domain/plans';

/** What a page for advisors does for this person. */
export type Verdict =
  'enter' | 'wait' | 'sign-in' | 'unknown' | 'not-advisor' | 'not-admin' | 'level';

/** Decides whether someone may see a place. The rules decide about the data; this decides what is explained. */
export function verdict(viewer: Viewer, access: Access): Verdict {
  if (access === 'public') return 'enter';
  switch (viewer.type) {
    case 'loading':
      return 'wait';
    case 'visitor':
      return 'sign-in';
    case 'unknown':
      return 'unknown';
    case 'customer':
      return 'not-advisor';
    case 'advisor':
      if (access !== 'admin') return reaches(viewer.advisor.lv, access) ? 'enter' : 'level';
      if (viewer.isAdmin === 'unknown') return 'unknown';
      return viewer.isAdmin ? 'enter' : 'not-admin';
  }
}
