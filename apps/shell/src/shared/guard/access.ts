import type { Access } from '@wbd/module';
import type { Viewer } from '@wbd/auth';
import { may } from '@wbd/domain/plans';

/** What a page for advisors does for this person. */
export type Verdict =
  | 'enter'
  | 'wait'
  | 'sign-in'
  | 'second-factor'
  | 'unknown'
  | 'not-advisor'
  | 'not-admin'
  | 'blocked'
  | 'package';

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
      if (viewer.isBlocked === true) return 'blocked';
      if (access !== 'admin') return may(viewer.advisor.lv, access) ? 'enter' : 'package';
      if (viewer.isAdmin === 'unknown') return 'unknown';
      if (!viewer.isAdmin) return 'not-admin';
      return viewer.user.secondFactor ? 'enter' : 'second-factor';
  }
}

/** Whether the navigation leads a person to a place, where an admin may have to add a second factor first. */
export function mayOpen(viewer: Viewer, access: Access): boolean {
  const decision = verdict(viewer, access);
  return decision === 'enter' || decision === 'second-factor';
}
