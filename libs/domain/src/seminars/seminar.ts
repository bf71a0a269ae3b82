import * as z from 'zod/mini';
import { consentSchema } from '../consents/consent.ts';
import { audienceField } from '../audiences/audience.ts';
import { jobSchema } from '../customers/job.ts';
import { SEATS_LEFT } from '../seats/seats.ts';
import {
  captionsFile,
  hiddenFlag,
  idSchema,
  isoDaySchema,
  nullableFile,
  nullableText,
} from '../fields/fields.ts';
import { filmVersionsSchema } from '../files/film-versions.ts';
import { pictureWidthsSchema } from '../files/picture-sizes.ts';

/** A coming session as cards and pages show it. */
export const seminarDateSchema = z.object({
  /** milliseconds since 1970 */
  time: z.number(),
  location: z.string(),
  seats: z.enum(SEATS_LEFT),
});
export type SeminarDate = z.infer<typeof seminarDateSchema>;

/** The most dates that a seminar's document lists: more than any seminar offers at once. */
export const MOST_DATES = 100;

/** id of the last write without a mail to participants, see `isQuietEdit` */
const quietEdit = z.optional(z.string());

/** seminars/{id} */
export const seminarSchema = z.object({
  id: idSchema,
  advisor: idSchema,
  org: idSchema,
  title: z.string(),
  description: z.string(),
  /** minutes */
  duration: z.int(),
  online: z.boolean(),
  video: nullableFile,
  videoCaptions: captionsFile,
  trailer: nullableFile,
  trailerCaptions: captionsFile,
  preview: nullableFile,
  thumb: nullableFile,
  pdf: nullableFile,
  hidden: hiddenFlag,
  /** who it is for, besides its owner */
  audience: audienceField,
  /** the operator keeps it out of the colleagues' lists; the server's to write */
  excluded: z._default(z.boolean(), false),
  createdAt: z.date(),
  /** all coming sessions that visitors see, up to `MOST_DATES`, the soonest first; the server's to write */
  dates: z._default(z.array(seminarDateSchema), []),
  /** times of coming sessions that were called off, so that a link to one can say so; the server's to write */
  calledOffDates: z._default(z.array(z.number()), []),
  pictureWidths: pictureWidthsSchema,
  films: filmVersionsSchema,
  quietEdit,
});
export type Seminar = z.infer<typeof seminarSchema>;

/** sessions/{id}: one date of a seminar. The counts are the server's to write. */
export const sessionSchema = z.object({
  id: idSchema,
  seminar: idSchema,
  advisor: idSchema,
  time: z.date(),
  location: z.string(),
  maxParticipants: z.int(),
  registrationCount: z.int(),
  /** how many wait for a seat; those with an open offer no longer wait */
  waitingCount: z._default(z.int(), 0),
  /** how many seats are held by open offers */
  heldSeats: z._default(z.int(), 0),
  /** as its seminar is, so that a list of sessions needs no look at the seminar; or because it was called off */
  hidden: hiddenFlag,
  /** as its seminar's */
  audience: audienceField,
  /** set once its owner calls it off: it is hidden from then on, and has neither seats nor a waiting list; the server's to write */
  calledOff: z._default(
    z.nullable(
      z.object({
        at: z.date(),
        /** for the mails; null without one */
        reason: nullableText,
        /** id of the replacement session; null for none */
        replacement: z._default(z.nullable(idSchema), null),
        /** how many had a seat, and how many waited */
        seats: z.int(),
        waiting: z.int(),
      }),
    ),
    null,
  ),
  quietEdit,
});
export type Session = z.infer<typeof sessionSchema>;

/** sessionAccess/{sessionId}: how to get in (address or meeting link), for those who are registered. */
export const sessionAccessSchema = z.object({
  id: idSchema,
  seminar: idSchema,
  advisor: idSchema,
  directions: z.string(),
  quietEdit,
});
export type SessionAccess = z.infer<typeof sessionAccessSchema>;

/** sessions/{session}/registrations/{customer}: the id makes a second registration impossible. */
export const registrationSchema = z.object({
  id: idSchema,
  /** the id once more, as a field: a customer's own registrations are found across sessions by it */
  customer: idSchema,
  /** the customer's id when the seat was taken, if the customer has another one since; mails are known by it */
  takenAs: z._default(z.nullable(idSchema), null),
  /** random; stays the same when the seat moves to another session. Null for seats taken before there were bookings, see `bookingOf` */
  booking: z._default(z.nullable(idSchema), null),
  /** how often the person has moved the seat; a link from before the last move shows the seat and changes nothing */
  moves: z._default(z.int(), 0),
  /** bookings of the same person that ended in this one: their waiting place or second seat in the session; links show it */
  absorbed: z._default(z.array(idSchema), []),
  session: idSchema,
  seminar: idSchema,
  /** owner of the seminar */
  seminarAdvisor: idSchema,
  /** the advisor whose customer this is */
  advisor: idSchema,
  /** the advisor on whose page the person registered, null when an advisor registered them */
  page: z.nullable(idSchema),
  firstName: z.string(),
  lastName: z.string(),
  email: nullableText,
  phone: nullableText,
  /** as the customer's advisor had entered them at registration; the owner of the seminar sees them */
  bday: z.nullable(isoDaySchema),
  job: z.nullable(jobSchema),
  status: z.literal('registered'),
  /** name of the advisor who invited, null when the person came alone */
  invitedBy: nullableText,
  registeredAt: z.date(),
  /** what the person agreed to; null when an advisor registered them */
  consent: z._default(z.nullable(consentSchema), null),
  /** whether the person came; null until it was recorded */
  attended: z.nullable(z.boolean()),
});
export type Registration = z.infer<typeof registrationSchema>;

/** sessions/{session}/waiting/{customer}: a person on the waiting list; the server alone reads and writes it. */
export const waitingEntrySchema = z.object({
  id: idSchema,
  /** the id once more, as a field: the entries of a person are found across sessions by it */
  customer: idSchema,
  session: idSchema,
  /** random; the seat that follows keeps it. Null for entries from before there were bookings, see `bookingOf` */
  booking: z._default(z.nullable(idSchema), null),
  /** the advisor whose customer this is */
  advisor: idSchema,
  /** the advisor on whose page the person joined */
  page: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  state: z.enum(['waiting', 'offered', 'expired']),
  /** decides who comes first */
  joinedAt: z.date(),
  /** until when the offered seat is held, or was; null for those who have had no offer */
  offerUntil: z.nullable(z.date()),
  /** when the server has to look at the entry: the end of an open offer, else the start of the session */
  dueAt: z.date(),
  /** what the person agreed to when they joined */
  consent: z.nullable(consentSchema),
});
export type WaitingEntry = z.infer<typeof waitingEntrySchema>;

/** What an advisor chose about one seminar or expert video. */
export const selectionSchema = z.object({
  id: idSchema,
  visible: z.boolean(),
  /** sort key, ascending */
  dateForOrder: z.number(),
});
export type Selection = z.infer<typeof selectionSchema>;

/**
 * advisors/{uid}/selections/{seminars|experts}: everything that an advisor chose, in one document, so that a page is put
 * together with one read of it. An item without an entry follows the default.
 */
export const selectionsSchema = z.object({
  id: z.enum(['seminars', 'experts']),
  /** by the item's id; parsed one by one, because an entry that does not fit must not take the others with it */
  choices: z.record(z.string(), z.unknown()),
  /** ids of the entries that the last write touched: the rules check these and let no others change */
  changed: z.array(z.string()),
});
export type Selections = z.infer<typeof selectionsSchema>;

/** The choices of such a document, without entries that do not fit. */
export function choicesIn(selections: Selections | null): Selection[] {
  return Object.entries(selections?.choices ?? {}).flatMap(([id, choice]) => {
    const parsed = selectionSchema.safeParse(
      typeof choice === 'object' ? { ...choice, id } : choice,
    );
    return parsed.success ? [parsed.data] : [];
  });
}
