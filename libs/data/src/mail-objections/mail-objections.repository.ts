import { AppError } from '@wbd/domain/errors';
import * as z from 'zod/mini';

export interface ObjectionRequest {
  /** from the link in the mail */
  token: string;
  /** `remove` objects, and takes the address out of the registration that the mail was about */
  wish: 'stop' | 'allow' | 'remove';
}

/** Whether the registration that the mail was about still names the address. */
const answerSchema = z.object({ isAddressInSeat: z.boolean() });
export type ObjectionAnswer = z.infer<typeof answerSchema>;

const PATIENCE_MS = 15_000;

/**
 * Stops mails to an address, or allows them again. The address is the one that mail programs use, too; the signature in the link
 * is the right to it.
 * @returns null for a foreign or forged link
 * @throws AppError `rate/limited`, or `unavailable` when the server could not keep it
 */
export async function objectToMails({
  token,
  wish,
}: ObjectionRequest): Promise<ObjectionAnswer | null> {
  const query = new URLSearchParams({ t: token, ...(wish !== 'stop' && { [wish]: '1' }) });
  const answer = await fetch(`/action/objection?${query.toString()}`, {
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new AppError('unavailable', { cause: error });
  });
  if (answer.status === 400) return null;
  if (answer.status === 429) throw new AppError('rate/limited');
  if (!answer.ok) throw new AppError('unavailable');
  const told = answerSchema.safeParse(await answer.json().catch(() => null));
  return told.success ? told.data : { isAddressInSeat: false };
}
