import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';
import { levelSchema } from '../plans/level.ts';

/** The most characters of an organisation's name. */
export const LONGEST_ORGANISATION_NAME = 60;

/** An organisation's name as a person types it: one line. */
export const organisationNameSchema = text(
  LONGEST_ORGANISATION_NAME,
  z.trim(),
  z.minLength(1),
  z.regex(/^\P{Cc}*$/u),
);

/** listOrganisations: every organisation, in the operator's order, with who administers its library; for admins. */
export const listOrganisationsInput = z.object({});

export const listOrganisationsOutput = z.object({
  organisations: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      members: z.int(),
      administrators: z.array(z.object({ uid: idSchema, name: z.string() })),
    }),
  ),
});
export type ListOrganisationsOutput = z.infer<typeof listOrganisationsOutput>;
export type ListedOrganisation = ListOrganisationsOutput['organisations'][number];

/** organisationMembers: the advisors of an organisation, a part of them at a time; for admins. */
export const organisationMembersInput = z.object({
  id: idSchema,
  /** the uid of the last one of the part before; null for the first part */
  after: z.nullable(idSchema),
});
export type OrganisationMembersInput = z.infer<typeof organisationMembersInput>;

export const organisationMembersOutput = z.object({
  members: z.array(
    z.object({ uid: idSchema, name: z.string(), code: z.string(), level: levelSchema }),
  ),
  /** where the next part begins; null at the end */
  end: z.nullable(idSchema),
});
export type OrganisationMembersOutput = z.infer<typeof organisationMembersOutput>;

/** renameOrganisation: gives an organisation another name, unless another one has it; for admins. */
export const renameOrganisationInput = z.object({ id: idSchema, name: organisationNameSchema });
export type RenameOrganisationInput = z.infer<typeof renameOrganisationInput>;

export const renameOrganisationOutput = z.object({});
