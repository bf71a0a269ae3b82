import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import type { NotificationKind } from './notification.ts';

/** `now`: as soon as it happens; `daily`: in one mail in the morning. The portal lists everything, whatever is chosen. */
export const MAIL_CHOICES = ['off', 'now', 'daily'] as const;
export const mailChoiceSchema = z.enum(MAIL_CHOICES);
export type MailChoice = z.infer<typeof mailChoiceSchema>;

/** What holds until the advisor chooses: kinds that have had a mail of their own from the beginning are sent at once. */
export const DEFAULT_CHOICES: Readonly<Record<NotificationKind, MailChoice>> = {
  registration: 'daily',
  cancellation: 'now',
  full: 'daily',
  waiting: 'daily',
  referral: 'daily',
  appointment: 'now',
  guests: 'now',
  colleague: 'now',
  erasure: 'now',
  team: 'now',
};

const choice = (kind: NotificationKind) => z._default(mailChoiceSchema, DEFAULT_CHOICES[kind]);

/** notificationSettings/{uid}: kinds that an advisor gets by mail. A missing document, or field, means the default. */
export const notificationSettingsSchema = z.object({
  id: idSchema,
  registration: choice('registration'),
  cancellation: choice('cancellation'),
  full: choice('full'),
  waiting: choice('waiting'),
  referral: choice('referral'),
  appointment: choice('appointment'),
  guests: choice('guests'),
  colleague: choice('colleague'),
  erasure: choice('erasure'),
  team: choice('team'),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/** The settings of an advisor who has chosen nothing. */
export function defaultSettings(uid: string): NotificationSettings {
  return { id: uid, ...DEFAULT_CHOICES };
}
