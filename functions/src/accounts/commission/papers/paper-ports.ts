import { statementSchema } from '@wbd/domain/commission';
import { db, parseDocument } from '../../../core/firestore.ts';
import { commissionPorts } from '../commission-ports.ts';
import type { StatementPaperPorts } from './statement-paper.service.ts';

// the libraries are large: a call that is refused does without them
const rendering = () => import('./render-statement.ts');

export const paperPorts: StatementPaperPorts = {
  ...commissionPorts,
  statement: async (id) => parseDocument(statementSchema, await db.doc(`statements/${id}`).get()),
  pdf: async (statement) => (await rendering()).renderStatementPdf(statement),
  xml: async (statement) => (await rendering()).renderStatementXml(statement),
};
