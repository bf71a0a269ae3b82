import { defineCallable } from '../../core/callable.ts';
import { filmPaper as paper } from './film-paper.service.ts';
import { filmPaperPorts } from './sales-ports.ts';

export const filmPaper = defineCallable(
  'filmPaper',
  (input, caller) => paper(filmPaperPorts, input, caller),
  // fonts and libraries of documents are large
  { warm: false, memory: '512MiB' },
);
