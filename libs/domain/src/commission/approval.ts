import { allowsStep, type Payout } from './payout.ts';

type PaidStatement = Payout['statements'][number];

/** The statements of a payout by what their approver may do with them. */
export interface Approval {
  /** released by the approver */
  pays: PaidStatement[];
  /** paid to the approver: another administrator releases it */
  own: PaidStatement[];
  /** wait for an answer to an objection */
  objected: PaidStatement[];
}

/**
 * Divides a drafted payout for its approver. Nobody releases money for themselves, and disputed statements wait.
 * @param objected ids of statements with an open objection
 */
export function approvalBy(
  { statements }: Pick<Payout, 'statements'>,
  approver: string,
  objected: ReadonlySet<string>,
): Approval {
  const waits = (one: PaidStatement) => objected.has(one.id);
  const isOwn = (one: PaidStatement) => one.partner === approver;
  return {
    pays: statements.filter((one) => !waits(one) && !isOwn(one)),
    own: statements.filter((one) => !waits(one) && isOwn(one)),
    objected: statements.filter(waits),
  };
}

/** Whether a person may approve a payout: its author never may. */
export const mayApprove = ({ state, author }: Pick<Payout, 'state' | 'author'>, uid: string) =>
  allowsStep(state, 'approve') && author !== uid;

/**
 * Whether only the operator can release a payout, because its author is the only administrator of the paying organisation.
 * @param administrators uids of its administrators
 */
export const needsOperator = (
  { state, author }: Pick<Payout, 'state' | 'author'>,
  administrators: readonly string[],
): boolean => allowsStep(state, 'approve') && administrators.every((uid) => uid === author);

/** The sum of statements in cents. */
export const sumOf = (statements: readonly Pick<PaidStatement, 'total'>[]): number =>
  statements.reduce((sum, { total }) => sum + total, 0);
