import * as z from 'zod/mini';
import { idSchema, isoDaySchema } from '../../fields/fields.ts';
import { outbox } from './outbox.ts';

/** Tells an advisor that a person wants to talk to them. Written from the request when it is sent. */
export const appointmentMailSchema = z.object({
  ...outbox,
  kind: z.literal('appointment-requested'),
  /** the recipient: the advisor whom the person wants to talk to */
  uid: idSchema,
  customer: idSchema,
  request: idSchema,
});
export type AppointmentMail = z.infer<typeof appointmentMailSchema>;

/** Tells an advisor that a customer erased their own data. Names them as a referral does, because nothing else is left. */
export const customerErasedMailSchema = z.object({
  ...outbox,
  kind: z.literal('customer-erased'),
  uid: idSchema,
  /** first name and the initial of the last name */
  name: z.string(),
});
export type CustomerErasedMail = z.infer<typeof customerErasedMailSchema>;

/** Tells an advisor that a customer restricted the use of their own data, or lifted the restriction. The reason is in the portal. */
export const customerRestrictedMailSchema = z.object({
  ...outbox,
  kind: z.literal('customer-restricted'),
  uid: idSchema,
  customer: idSchema,
  /** first name and the initial of the last name */
  name: z.string(),
  restricted: z.boolean(),
});
export type CustomerRestrictedMail = z.infer<typeof customerRestrictedMailSchema>;

/** Tells an advisor which customers are erased for want of contact. Written from the customers when it is sent. */
export const erasureAnnouncedMailSchema = z.object({
  ...outbox,
  kind: z.literal('erasure-announced'),
  uid: idSchema,
  /** the day of the erasures */
  eraseOn: isoDaySchema,
});
export type ErasureAnnouncedMail = z.infer<typeof erasureAnnouncedMailSchema>;
