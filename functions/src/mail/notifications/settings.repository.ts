import {
  defaultSettings,
  notificationSettingsSchema,
  type MailChoice,
  type NotificationKind,
  type NotificationSettings,
} from '@wbd/domain/notifications';
import { db, parseDocument } from '../../core/firestore.ts';

/** What an advisor gets by mail. */
export async function readSettings(uid: string): Promise<NotificationSettings> {
  const stored = await db.doc(`notificationSettings/${uid}`).get();
  return parseDocument(notificationSettingsSchema, stored) ?? defaultSettings(uid);
}

/**
 * Stores a choice for some kinds.
 * @returns false, and stores nothing, without an advisor
 */
export async function saveChoices(
  uid: string,
  choices: Partial<Record<NotificationKind, MailChoice>>,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const advisor = await transaction.get(db.doc(`advisors/${uid}`));
    if (!advisor.exists) return false;
    transaction.set(db.doc(`notificationSettings/${uid}`), choices, { merge: true });
    return true;
  });
}
