import { AppError } from '@wbd/domain/errors';
import {
  filmPaperNumber,
  type FilmPaper,
  type FilmPaperInput,
  type FilmPaperOutput,
} from '@wbd/domain/sales';
import type { Caller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { SalesRepository } from './sales.repository.ts';
import { paperTitle } from './papers/texts.de.ts';

export interface FilmPaperPorts {
  sales: Pick<SalesRepository, 'paper'>;
  changes: Pick<RateLimit, 'take'>;
  pdf(paper: FilmPaper): Promise<Buffer>;
  now: () => Date;
}

/**
 * An invoice or a correction as PDF, for its seller and its buyer. It never changes, so it is made when someone asks.
 * @throws AppError rate/limited, sale/not-found
 */
export async function filmPaper(
  ports: FilmPaperPorts,
  { paper: id }: FilmPaperInput,
  { uid }: Caller,
): Promise<FilmPaperOutput> {
  if (!(await ports.changes.take(uid, ports.now()))) throw new AppError('rate/limited');
  const paper = await ports.sales.paper(id);
  if (!paper || ![paper.seller, paper.buyer].includes(uid)) throw new AppError('sale/not-found');
  const name = `${paperTitle(paper)}-${filmPaperNumber(paper.number)}.pdf`;
  return { name, content: (await ports.pdf(paper)).toString('base64') };
}
