import type { FilmPaperMail } from '@wbd/domain/mails';
import type { FilmPaper } from '@wbd/domain/sales';
import { queuedRow } from '../outbox/outbox-row.ts';

/** Brings a buyer an invoice or a correction, once. */
export function filmPaperMail(
  { id: paper, buyer: uid }: Pick<FilmPaper, 'id' | 'buyer'>,
  now: Date,
): FilmPaperMail {
  const kind = 'film-paper';
  return { ...queuedRow(kind, [paper], uid, now), uid, paper };
}
