import {
  hasEInvoice,
  paperTitle,
  statementNumber,
  type Statement,
  type StatementPaperInput,
  type StatementPaperOutput,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import type { AccountCaller } from '../../../core/caller.ts';
import { commissionCaller, type CommissionPorts } from '../commission-caller.ts';

export interface StatementPaperPorts extends CommissionPorts {
  /** @returns null for an unknown statement */
  statement(id: string): Promise<Statement | null>;
  pdf(statement: Statement): Promise<Buffer>;
  xml(statement: Statement): Promise<string>;
}

/**
 * Renders a statement for its partner and for administrators of the paying organisation. The document is not stored, because the
 * figures of a statement never change.
 * @throws AppError `rate/limited`, `statement/not-found`
 */
export async function statementPaper(
  ports: StatementPaperPorts,
  { statement: id, format }: StatementPaperInput,
  caller: AccountCaller,
): Promise<StatementPaperOutput> {
  const { advisor, administers } = await commissionCaller(ports, caller);
  const statement = await ports.statement(id);
  if (!statement) throw new AppError('statement/not-found');
  const isTheirs = statement.partner === advisor.id || statement.payer === administers;
  const exists = format === 'pdf' || hasEInvoice(statement);
  if (!isTheirs || !exists) throw new AppError('statement/not-found');
  const name = `${paperTitle(statement)}-${statementNumber(statement.number)}`;
  return format === 'pdf'
    ? { name: `${name}.pdf`, content: (await ports.pdf(statement)).toString('base64') }
    : {
        name: `${name}.xml`,
        content: Buffer.from(await ports.xml(statement)).toString('base64'),
      };
}
