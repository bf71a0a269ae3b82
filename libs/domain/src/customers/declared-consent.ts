import * as z from 'zod/mini';
import { consentSchema, consentTo } from '../consents/consent.ts';
import { daySchema, idSchema, isoDaySchema } from '../fields/fields.ts';
import { berlinDay } from '../time/berlin-time.ts';

/** How a person can consent to invitations. */
export const CONSENT_WAYS = ['spoken', 'written', 'mail', 'form'] as const;
const waySchema = z.enum(CONSENT_WAYS);
export type ConsentWay = z.infer<typeof waySchema>;

/** What an advisor says about a person's consent; the day may not lie ahead. */
export const declarationSchema = z.object({
  how: waySchema,
  /** the day in Berlin, yyyy-MM-dd */
  on: daySchema.check(z.refine((day) => day <= berlinDay(new Date()))),
});
export type Declaration = z.infer<typeof declarationSchema>;

/** The same as it is stored, with the words that the advisor declared. */
export const declaredConsentSchema = z.object({
  how: waySchema,
  on: isoDaySchema,
  declared: consentSchema,
});
export type DeclaredConsent = z.infer<typeof declaredConsentSchema>;

/** The evidence of a declaration. The server makes it, so that no client can claim another version or time. */
export function declaredConsent({ how, on }: Declaration, now: Date): DeclaredConsent {
  return { how, on, declared: consentTo('invitation', now) };
}

/**
 * Whether the advisor must declare a person's consent before inviting them (§ 7 UWG). People who registered themselves
 * are existing customers and can unsubscribe in each mail, so they need no declaration until they withdraw.
 */
export function needsDeclaration(customer: {
  consent: object | null;
  invitable: object | null;
  uninvited: boolean;
}): boolean {
  return customer.uninvited || (customer.consent === null && customer.invitable === null);
}

/** What a declaration, or its withdrawal (null), makes of a customer. */
export const withInvitable = (invitable: DeclaredConsent | null) => ({
  invitable,
  uninvited: invitable === null,
});

/**
 * declareConsent: the caller declares that an own customer consented to invitations or withdrew that, or that they do not
 * want to be called any more. Only the person themselves can allow calls.
 */
export const declareConsentInput = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('invitations'),
    customerId: idSchema,
    /** null withdraws it */
    declaration: z.nullable(declarationSchema),
  }),
  z.object({ about: z.literal('calls'), customerId: idSchema }),
]);
export type DeclareConsentInput = z.infer<typeof declareConsentInput>;

export const declareConsentOutput = z.object({});
