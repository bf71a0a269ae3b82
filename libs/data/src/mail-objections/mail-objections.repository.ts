import { AppError } from '@wbd/domain';

export interface ObjectionRequest {
  /** from the link in the mail */
  token: string;
  /** true takes an objection back */
  allow: boolean;
}

const PATIENCE_MS = 15_000;

/**
 * Objects to invitations and reminders, or takes it back. The address is the one that mail programs use, too; the signature
 * in the link is the right to it.
 * @returns false when the link is not one of ours
 * @throws AppError `unavailable` when the server could not keep it
 */
export async function objectToMails({ token, allow }: ObjectionRequest): Promise<boolean> {
  const query = new URLSearchParams({ t: token, ...(allow && { allow: '1' }) });
  const answer = await fetch(`/action/objection?${query.toString()}`, {
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new AppError('unavailable', { cause: error });
  });
  if (answer.status === 400) return false;
  if (!answer.ok) throw new AppError('unavailable');
  return true;
}
