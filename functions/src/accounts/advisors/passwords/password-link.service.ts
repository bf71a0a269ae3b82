import type {
  ChoosePasswordInput,
  PasswordLinkInput,
  PasswordLinkOutput,
} from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { PasswordLogins } from '../../../gateways/password-logins.ts';
import { requirePasswordToken, type PasswordLink } from '../../../core/password-token.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import { passwordProblem, type PasswordOwner } from './password-problem.ts';

export interface PasswordLinkPorts {
  /** The names, address and code of an advisor; null for an unknown one. */
  owner(uid: string): Promise<PasswordOwner | null>;
  logins: Pick<PasswordLogins, 'validSince' | 'choosePassword' | 'freeAddress'>;
  /** how often one network address follows links */
  looks: Pick<RateLimit, 'take'>;
  /** of the mails with links to one account, which begin anew with a password */
  mails: readonly Pick<RateLimit, 'forget'>[];
  now(): Date;
}

/**
 * Whose password the bearer of a mailed link may choose. Changes nothing.
 * @param network the visitor's network address, for the limit
 * @throws AppError `link/invalid` for a link that is used up or was never made, `link/expired`, `rate/limited`
 */
export async function passwordLink(
  ports: PasswordLinkPorts,
  { token }: PasswordLinkInput,
  network: string,
): Promise<PasswordLinkOutput> {
  const { link } = await requireUsable(ports, token, network);
  return { email: link.email };
}

/**
 * Sets the password of the link's login, ends all its sessions and links, and confirms its address.
 * @throws AppError as `passwordLink` does, and `password/simple`, `password/common`, `password/personal`,
 *   `unavailable` while another login keeps claiming the address
 */
export async function choosePassword(
  ports: PasswordLinkPorts,
  { token, password }: ChoosePasswordInput,
  network: string,
): Promise<Record<string, never>> {
  const { link, owner } = await requireUsable(ports, token, network);
  const problem = await passwordProblem(password, owner);
  if (problem !== null) throw new AppError(problem);
  let outcome = await ports.logins.choosePassword(link, password);
  if (outcome === 'taken' && (await ports.logins.freeAddress(link.email, { isProven: true }))) {
    outcome = await ports.logins.choosePassword(link, password);
  }
  if (outcome === 'taken') throw new AppError('unavailable');
  // every link that was mailed is used up, so the next one may come at once
  await Promise.all(ports.mails.map((limit) => limit.forget(link.uid)));
  return {};
}

async function requireUsable(
  ports: PasswordLinkPorts,
  token: string,
  network: string,
): Promise<{ link: PasswordLink; owner: PasswordOwner }> {
  const now = ports.now();
  const link = requirePasswordToken(token, now);
  if (!(await ports.looks.take(network, now))) throw new AppError('rate/limited');
  const [owner, validSince] = await Promise.all([
    ports.owner(link.uid),
    ports.logins.validSince(link.uid),
  ]);
  const isUsable = owner?.email === link.email && validSince === link.validSince;
  if (!isUsable) throw new AppError('link/invalid');
  return { link, owner };
}
