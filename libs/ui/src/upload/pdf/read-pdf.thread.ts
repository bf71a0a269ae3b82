import { answerThread } from '../../../testing/reader-thread.ts';
import { readPdf } from './read-pdf.ts';

answerThread(readPdf);
