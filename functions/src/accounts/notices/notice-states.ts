import { createHash } from 'node:crypto';
import type { ContentDecidedMail } from '@wbd/domain/mails';
import {
  COMPLAINT_DAYS,
  noticeId,
  type DecideNoticeInput,
  type Notice,
  type ReportContentInput,
  type Restriction,
} from '@wbd/domain/notices';
import { keptMs } from '@wbd/domain/retention';

const DAY_MS = 24 * 3_600_000;
/** Without letters and digits that look alike. */
const NUMBER_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const NUMBER_LENGTH = 8;

/** What people report, as it is known on the server. */
export interface Subject {
  /** uid of who published it; null for the operator's pages */
  owner: string | null;
  title: string;
}

/** The number by which people name a notice: `M-7K3F92QX`, the same for every report of one subject. */
export function noticeNumber(id: string): string {
  const bytes = createHash('sha256').update(id).digest().subarray(0, NUMBER_LENGTH);
  return `M-${[...bytes].map((byte) => NUMBER_CHARACTERS[byte % NUMBER_CHARACTERS.length]).join('')}`;
}

export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + keptMs('notices'));
}

/** The notice after one more report of its subject. @param stored null for the first one */
export function joined(
  stored: Notice | null,
  { kind, item, address, reason }: Pick<ReportContentInput, 'kind' | 'item' | 'address' | 'reason'>,
  { owner, title }: Subject,
  now: Date,
): Notice {
  const id = noticeId(kind, item);
  const isWaiting = stored?.isOpen ?? false;
  return {
    id,
    number: noticeNumber(id),
    kind,
    item,
    owner,
    title,
    address,
    state: 'reported',
    isOpen: true,
    isUrgent: reason === 'minors' || (isWaiting && stored?.isUrgent === true),
    waiting: isWaiting ? (stored?.waiting ?? 0) + 1 : 1,
    round: isWaiting ? (stored?.round ?? 1) : (stored?.round ?? 0) + 1,
    revision: (stored?.revision ?? 0) + 1,
    changedAt: now,
    decidedBy: stored?.decidedBy ?? null,
    expiresAt: null,
  };
}

/** Notice and restriction after the owner objected. */
export function complained(
  notice: Notice,
  restriction: Restriction,
  now: Date,
): { notice: Notice; restriction: Restriction } {
  return {
    notice: {
      ...notice,
      state: 'complained',
      isOpen: true,
      revision: notice.revision + 1,
      changedAt: now,
      expiresAt: null,
    },
    restriction: { ...restriction, complainedAt: now },
  };
}

/** What a decision makes of a notice, and what the owner hears. */
export interface Decided {
  notice: Notice;
  /** null when the content is not hidden any more, or stays visible */
  restriction: Restriction | null;
  isOnComplaint: boolean;
  /** null when nothing changes for the owner */
  told: Pick<ContentDecidedMail, 'outcome' | 'complainUntil' | 'byOther'> | null;
}

/** @param restriction the present one; null while the content is visible */
export function decided(
  stored: Notice,
  restriction: Restriction | null,
  {
    outcome,
    basis,
    ground,
    facts,
  }: Pick<DecideNoticeInput, 'outcome' | 'basis' | 'ground' | 'facts'>,
  { admin, now }: { admin: string; now: Date },
): Decided {
  const isOnComplaint = stored.state === 'complained';
  const byOther = stored.decidedBy !== null && stored.decidedBy !== admin;
  const notice: Notice = {
    ...stored,
    state: outcome,
    isOpen: false,
    isUrgent: false,
    waiting: 0,
    revision: stored.revision + 1,
    changedAt: now,
    decidedBy: admin,
    expiresAt: outcome === 'kept' ? expiryOf(now) : null,
  };
  if (outcome === 'kept') {
    const told = restriction && { outcome: 'restored' as const, complainUntil: null, byOther };
    return { notice, restriction: null, isOnComplaint, told };
  }
  if (restriction && isOnComplaint) {
    const upheld = { at: now, facts, byOther };
    const told = { outcome: 'upheld' as const, complainUntil: null, byOther };
    return { notice, restriction: { ...restriction, upheld }, isOnComplaint, told };
  }
  if (stored.owner === null) return { notice, restriction, isOnComplaint, told: null };
  const complainUntil = new Date(now.getTime() + COMPLAINT_DAYS * DAY_MS);
  const { id, kind, item, number, title } = stored;
  return {
    notice,
    restriction: {
      id,
      kind,
      item,
      number,
      title,
      basis,
      ground,
      facts,
      complainUntil,
      advisor: stored.owner,
      at: now,
      complainedAt: null,
      upheld: null,
    },
    isOnComplaint,
    told: { outcome: 'restricted', complainUntil, byOther },
  };
}
