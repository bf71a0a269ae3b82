import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { MOST_TAGS, tagSchema } from './tags.ts';

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
