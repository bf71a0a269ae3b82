import { defineCallable } from '../../../core/callable.ts';
import { paperPorts } from './paper-ports.ts';
import { statementPaper as paper } from './statement-paper.service.ts';

export const statementPaper = defineCallable(
  'statementPaper',
  (input, caller) => paper(paperPorts, input, caller),
  // fonts and libraries of documents are large
  { warm: false, memory: '512MiB' },
);
