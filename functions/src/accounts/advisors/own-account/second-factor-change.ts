import type { Account, AdminActionName } from '@wbd/domain/accounts';
import type { MailOf } from '@wbd/domain/mails';
import { toData, type NewDocument } from '../../../core/firestore.ts';
import { secondFactorMail } from '../../../mail/occasions/advisor-mail.ts';
import { adminAction } from '../../../people/admin-actions/admin-action.ts';

type Change = Exclude<MailOf<'second-factor-changed'>['change'], 'reset'>;

const ACTIONS = {
  added: 'own-second-factor-added',
  removed: 'own-second-factor-removed',
} as const satisfies Record<Change, AdminActionName>;

/** The mail about a change of one's own second factor, and for administrators an entry in the list of what they did. */
export function secondFactorChange(
  account: Account,
  { change, at }: { change: Change; at: Date },
  now: Date,
): [NewDocument, ...NewDocument[]] {
  const mail = secondFactorMail({ uid: account.id, change, at }, now);
  const row = { path: `mails/${mail.id}`, data: toData(mail) };
  if (!account.admin && !account.orgAdmin) return [row];
  const { id, email: accountEmail } = account;
  const about = { action: ACTIONS[change], account: id, accountEmail, mail: null, at };
  return [row, adminAction(account, about)];
}
