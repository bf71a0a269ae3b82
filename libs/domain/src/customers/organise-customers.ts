import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import type { Customer } from './customer.ts';
import { MOST_TAGS, tagSchema, withTags } from './tags.ts';

/** As many as one batch of the database can write together. */
export const MOST_ORGANISED_AT_ONCE = 200;

const tagList = z.array(tagSchema).check(z.maxLength(MOST_TAGS));

/** organiseCustomers: tags, archives or brings back own customers of the caller; absent fields stay as they are. */
export const organiseCustomersInput = z.object({
  customerIds: z.array(idSchema).check(z.minLength(1), z.maxLength(MOST_ORGANISED_AT_ONCE)),
  addTags: z._default(tagList, []),
  removeTags: z._default(tagList, []),
  archived: z.optional(z.boolean()),
});
export type OrganiseCustomersInput = z.infer<typeof organiseCustomersInput>;

export const organiseCustomersOutput = z.object({});

/** What an advisor does with several customers at once; absent fields stay as they are. */
export interface Organisation {
  addTags?: readonly string[];
  removeTags?: readonly string[];
  archived?: boolean | undefined;
}

/** A customer after they were tagged, archived or brought back. */
export function withOrganisation(
  customer: Customer,
  { addTags = [], removeTags = [], archived = customer.archived }: Organisation,
): Customer {
  const tags = withTags(customer.tags, { add: addTags, remove: removeTags });
  return { ...customer, tags, archived };
}
