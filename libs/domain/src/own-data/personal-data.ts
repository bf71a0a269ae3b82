import * as z from 'zod/mini';
import { APPOINTMENT_STATES } from '../appointments/appointment.ts';
import { placeSchema } from '../appointments/appointment-type.ts';
import { ownClaimSchema } from '../customers/own-claim.ts';
import { dealStateSchema } from '../commission/deal.ts';
import { datedNoteKindSchema } from '../customers/dated-note.ts';
import { eachDetail } from '../customers/customer-details.ts';
import type { CustomerFieldFor } from '../customers/customer-fields.ts';
import type { ShownAs } from '../collections/index.ts';
import type { OwnDataKind, OwnDataPart } from './own-data-fields.ts';
import { preferredTimeSchema } from '../appointments/appointment-request.ts';
import { idSchema, isoDaySchema, nullableText } from '../fields/fields.ts';
import { mailStateSchema } from '../mails/outbox.ts';
import { mailKindSchema } from '../mails/mail.ts';
import { signedTokenSchema } from '../fields/signed-token.ts';
import { ownRestrictionSchema } from '../customers/restriction.ts';

const instant = z.iso.datetime();
const nullableInstant = z.nullable(instant);

const consent = z.nullable(z.object({ version: z.string(), wording: z.string(), at: instant }));

const person = {
  firstName: z.string(),
  lastName: z.string(),
  email: nullableText,
  phone: nullableText,
  bday: nullableText,
  job: nullableText,
  consent,
};

/** opens the person's own page of the seat, or of the place on the waiting list; null once there is nothing to change */
const link = z.nullable(signedTokenSchema);

const advisorName = z.nullable(z.string());

/** advisor whose page was used for the booking; null when the account no longer exists */
const pageOwner = z.nullable(z.object({ name: z.string(), code: z.string() }));

/** personalData: data about the person who proved a phone number and gave their name. */
export const personalDataInput = ownClaimSchema;

/** an entry of the answer, with all parts that show what is stored */
type Entry<Kind extends OwnDataKind> = Record<OwnDataPart<Kind>, z.ZodMiniType>;

export const personalDataOutput = z.object({
  /** null for a person without an advisor */
  customer: z.nullable(
    z.object({
      ...person,
      ...eachDetail(() => nullableText),
      otherEmails: z.array(z.string()),
      otherPhones: z.array(z.string()),
      tags: z.array(z.string()),
      /** that the person agreed to be called */
      callConsent: consent,
      /** that their advisor declared their consent to invitations */
      invitable: z.nullable(z.object({ how: z.string(), on: isoDaySchema })),
      /** that the person wants no invitations */
      uninvited: z.boolean(),
      /** that the data may only be stored, since when */
      restriction: nullableInstant,
      /** whose customer the person is; null when that advisor is gone */
      advisor: advisorName,
      lastContact: nullableInstant,
      registered: instant,
    } satisfies Record<CustomerFieldFor<'ownData'>, z.ZodMiniType>),
  ),
  /** what the person's advisor wrote about them; null when nothing */
  notes: nullableText,
  /** what the person's advisor wrote about them at a moment, and addresses that the advisor changed */
  datedNotes: z.array(
    z.object({
      kind: datedNoteKindSchema,
      text: z.string(),
      before: nullableText,
      createdAt: instant,
    } satisfies Entry<'datedNotes'>),
  ),
  /** when the advisor wants to get in touch again, and what about */
  followUp: z.nullable(
    z.object({ on: isoDaySchema, text: nullableText } satisfies Entry<'followUp'>),
  ),
  registrations: z.array(
    z.object({
      ...person,
      /** title of the seminar; null when it is gone */
      seminar: nullableText,
      /** null when the session is gone */
      time: nullableInstant,
      location: nullableText,
      registeredAt: instant,
      invitedBy: nullableText,
      attended: z.nullable(z.boolean()),
      advisor: pageOwner,
      link,
    } satisfies Entry<'registrations'>),
  ),
  waitingLists: z.array(
    z.object({
      seminar: nullableText,
      time: nullableInstant,
      location: nullableText,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      joinedAt: instant,
      offerUntil: nullableInstant,
      /** how many have waited longer; null once a seat is offered or the wait is over */
      ahead: z.nullable(z.int()),
      consent,
      advisor: pageOwner,
      link,
    } satisfies Entry<'waitingLists'>),
  ),
  /** coming sessions that were called off while the person had a seat, unless they have moved it */
  calledOff: z.array(
    z.object({
      seminar: z.string(),
      time: instant,
      location: z.string(),
      advisor: pageOwner,
      /** start of the replacement session; null without one, or if it is full */
      replacement: nullableInstant,
      link,
    }),
  ),
  /** appointments that the person asked for */
  appointments: z.array(
    z.object({
      id: idSchema,
      /** whom they asked; null when that advisor is gone */
      advisor: advisorName,
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
      topic: nullableText,
      preferredTime: z.nullable(preferredTimeSchema),
      /** whether the person was sent to a calendar; if not, the advisor gets in touch */
      hasCalendar: z.boolean(),
      /** whether the advisor has answered */
      done: z.boolean(),
      createdAt: instant,
    } satisfies Entry<'appointments'>),
  ),
  /** appointments that the person booked */
  bookedAppointments: z.array(
    z.object({
      advisor: pageOwner,
      title: z.string(),
      start: instant,
      end: instant,
      place: placeSchema,
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
      email: nullableText,
      answers: z.array(z.object({ question: z.string(), answer: z.string() })),
      state: z.enum(APPOINTMENT_STATES),
      cancelledBy: z.nullable(z.enum(['customer', 'advisor'])),
      reason: nullableText,
      bookedAt: instant,
      link,
    } satisfies Entry<'bookedAppointments'>),
  ),
  /** that the person came through a shared link, and what is shown to the person who shared it */
  referral: z.nullable(
    z.object({
      name: z.string(),
      createdAt: instant,
      appointmentAt: nullableInstant,
    } satisfies Entry<'referral'>),
  ),
  /** deals that advisors reported */
  deals: z.array(
    z.object({
      advisor: advisorName,
      netCents: z.int(),
      on: isoDaySchema,
      reference: z.string(),
      state: dealStateSchema,
    } satisfies Entry<'deals'>),
  ),
  mails: z.array(
    z.object({
      kind: mailKindSchema,
      state: mailStateSchema,
      sentAt: nullableInstant,
    } satisfies Entry<'mails'>),
  ),
  /** advisors who entered this number and name: their notes are not shown, because a note does not prove the person */
  notedBy: z.array(z.object({ advisor: advisorName, since: instant })),
  /** false when there is more than one answer holds */
  isComplete: z.boolean(),
  /** seats and waiting places under the same login but another name are left out */
  hasOtherNames: z.boolean(),
} satisfies Record<ShownAs, z.ZodMiniType> & Record<string, z.ZodMiniType>);
export type PersonalData = z.infer<typeof personalDataOutput>;

/** eraseOwnData: erases everything about the person who proved a phone number and says their name. */
export const eraseOwnDataInput = ownClaimSchema;
export const eraseOwnDataOutput = z.object({});

/** withdrawOwnConsents: the person who proved a phone number and says their name wants no calls and no invitations any more. */
export const withdrawOwnConsentsInput = ownClaimSchema;
export const withdrawOwnConsentsOutput = z.object({});

/**
 * restrictOwnData: the person who proved a phone number and says their name wants their data to be stored only, or used again.
 */
export const restrictOwnDataInput = z.object({
  ...ownClaimSchema.shape,
  /** null lifts it */
  restriction: z.nullable(ownRestrictionSchema),
});
export type RestrictOwnDataInput = z.infer<typeof restrictOwnDataInput>;
export const restrictOwnDataOutput = z.object({});
