import { answerPage } from '../answer-page.ts';
import { readPdf } from './read-pdf.ts';

answerPage(readPdf);
