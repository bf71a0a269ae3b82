import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';
import { notificationSettingsSchema } from '../notifications/notification-settings.ts';
import { notificationSchema } from '../notifications/notification.ts';
import { levelSchema } from '../plans/level.ts';

/** How long an admin sees what an advisor sees, before they have to give a reason again. */
export const SUPPORT_VIEW_MINUTES = 30;

/** The most characters of the reason, which the advisor reads in a mail. */
export const LONGEST_SUPPORT_REASON = 500;

/** Why an admin looks, as they type it. */
export const supportReasonSchema = text(LONGEST_SUPPORT_REASON, z.trim(), z.minLength(1));

/** Milliseconds since 1970. */
const instant = z.int();

/** startSupportView: an admin begins to see what an advisor sees. It is recorded, and the advisor gets a mail. */
export const startSupportViewInput = z.object({ uid: idSchema, reason: supportReasonSchema });
export type StartSupportViewInput = z.infer<typeof startSupportViewInput>;

export const startSupportViewOutput = z.object({ until: instant });
export type StartSupportViewOutput = z.infer<typeof startSupportViewOutput>;

/** endSupportView: ends it, before its time is over. */
export const endSupportViewInput = z.object({});
export const endSupportViewOutput = z.object({});

/** supportView: the advisor's data, read only. Mail addresses and numbers of customers are shortened; notes are left out. */
export const supportViewInput = z.object({ uid: idSchema });
export type SupportViewInput = z.infer<typeof supportViewInput>;

export const supportViewOutput = z.object({
  until: instant,
  name: z.string(),
  code: z.string(),
  level: levelSchema,
  /** what the public page has */
  page: z.object({
    isThere: z.boolean(),
    heading: z.nullable(z.string()),
    hasLoop: z.boolean(),
    hasIntro: z.boolean(),
    hasPortrait: z.boolean(),
    bookingLink: z.nullable(z.string()),
    hasImprint: z.boolean(),
    testimonials: z.int(),
  }),
  /** own sessions from today on, the next first */
  sessions: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      time: instant,
      location: z.string(),
      registered: z.int(),
      places: z.int(),
      waiting: z.int(),
      isCalledOff: z.boolean(),
    }),
  ),
  seminars: z.array(z.object({ id: idSchema, title: z.string(), isHidden: z.boolean() })),
  /** registrations for own seminars, the latest first */
  registrations: z.array(
    z.object({ id: idSchema, name: z.string(), title: z.string(), at: instant }),
  ),
  customers: z.object({
    total: z.int(),
    /** by last name */
    rows: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        email: z.nullable(z.string()),
        phone: z.nullable(z.string()),
        isProven: z.boolean(),
        isArchived: z.boolean(),
        at: instant,
      }),
    ),
  }),
  /** the latest first */
  notifications: z.array(
    z.extend(z.pick(notificationSchema, { id: true, event: true, name: true, title: true }), {
      at: instant,
      isRead: z.boolean(),
    }),
  ),
  settings: z.omit(notificationSettingsSchema, { id: true }),
});
export type SupportView = z.infer<typeof supportViewOutput>;
