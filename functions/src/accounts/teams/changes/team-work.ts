import { AppError } from '@wbd/domain/errors';
import { isMember } from '@wbd/domain/teams';
import type { Member } from '../membership.ts';
import type { TeamUnit } from '../teams.repository.ts';

/** A change of a team that is being made. */
export interface TeamWork {
  unit: TeamUnit;
  /** who makes it */
  uid: string;
  member: Member;
  now: Date;
}

/** Another member of the caller's team. @throws AppError `team/member-not-found`, `permission/denied` for the caller */
export function expectOther({ member: { team }, uid }: TeamWork, other: string): string {
  if (other === uid) throw new AppError('permission/denied');
  if (!isMember(team, other)) throw new AppError('team/member-not-found');
  return other;
}
