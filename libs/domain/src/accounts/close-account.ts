import * as z from 'zod/mini';

/** closeAccount: the signed-in advisor, who has just given the password once more, closes the account. */
export const closeAccountInput = z.object({});
export type CloseAccountInput = z.infer<typeof closeAccountInput>;

export const closeAccountOutput = z.object({});
export type CloseAccountOutput = z.infer<typeof closeAccountOutput>;
