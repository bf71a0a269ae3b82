import * as z from 'zod/mini';

/** closeAccount: the signed-in advisor closes the account after entering the password again. */
export const closeAccountInput = z.object({});
export type CloseAccountInput = z.infer<typeof closeAccountInput>;

export const closeAccountOutput = z.object({});
export type CloseAccountOutput = z.infer<typeof closeAccountOutput>;
