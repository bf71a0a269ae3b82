import type { Account } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { ForgetReporterInput, ForgetReporterOutput } from '@wbd/domain/notices';
import type { AccountCaller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { adminAction } from '../../people/admin-actions/admin-action.ts';
import { expectNotice, type NoticesRepository } from './notices.repository.ts';

export interface ForgetReporterPorts {
  account(uid: string): Promise<Account | null>;
  notices: Pick<NoticesRepository, 'read' | 'forgetReporter'>;
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Erases name and address of a reporter who asks for it (Art. 17 GDPR). The report stays, because it is the ground of a
 * decision. The address is unproven of a report, so no one can erase it by themselves.
 * @throws AppError `rate/limited`, `notice/not-found`
 */
export async function forgetReporter(
  ports: ForgetReporterPorts,
  { noticeId, reportId }: ForgetReporterInput,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<ForgetReporterOutput> {
  const at = ports.now();
  if (!(await ports.changes.take(admin.id, at))) throw new AppError('rate/limited');
  const { id, number, owner } = expectNotice(await ports.notices.read(noticeId));
  const account = owner === null ? null : await ports.account(owner);
  const action = adminAction(admin, {
    action: 'notice-reporter-erased',
    account: owner ?? 'portal',
    accountEmail: account?.email ?? null,
    mail: null,
    notice: { id, number },
    at,
  });
  const isKnown = await ports.notices.forgetReporter(id, reportId, action);
  if (!isKnown) throw new AppError('notice/not-found');
  return {};
}
