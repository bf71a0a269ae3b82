import * as z from 'zod/mini';
import { advisorCodeText } from './create-advisor.ts';

/** changeAdvisorCode: the signed-in advisor takes another code; the old one leads to it from then on. */
export const changeAdvisorCodeInput = z.object({ code: advisorCodeText });
export type ChangeAdvisorCodeInput = z.infer<typeof changeAdvisorCodeInput>;

export const changeAdvisorCodeOutput = z.object({ code: z.string() });
export type ChangeAdvisorCodeOutput = z.infer<typeof changeAdvisorCodeOutput>;
