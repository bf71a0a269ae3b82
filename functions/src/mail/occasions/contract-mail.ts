import type { Announcement } from '@wbd/domain/contracts';
import type { ContractMail } from '@wbd/domain/mails';
import { queuedRow } from '../outbox/outbox-row.ts';

/** Tells an advisor of an announced change, once. */
export function contractMail(announcement: Announcement, uid: string, now: Date): ContractMail {
  const kind = 'contract-changed';
  return { ...queuedRow(kind, [announcement.id, uid], uid, now), uid, announcement };
}
