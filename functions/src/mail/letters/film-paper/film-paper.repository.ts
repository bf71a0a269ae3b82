import type { FilmPaperMail } from '@wbd/domain/mails';
import { filmPaperSchema, type FilmPaper } from '@wbd/domain/sales';
import { db, parseDocument } from '../../../core/firestore.ts';

/** @returns null once the paper is older than it has to be kept */
export async function readFilmPaper({
  paper,
}: Pick<FilmPaperMail, 'paper'>): Promise<FilmPaper | null> {
  return parseDocument(filmPaperSchema, await db.doc(`filmPapers/${paper}`).get());
}
