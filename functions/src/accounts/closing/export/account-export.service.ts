import type { AccountExportInput, AccountExportOutput } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import { requireAccountExportToken } from '../../../core/account-export-token.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import type { FilesGateway } from '../../../gateways/storage.ts';
import { CLOSURE_STEPS } from '@wbd/domain/accounts';
import type { ClosuresRepository } from '../closures.repository.ts';
import { exportPageSchema, pagePath, pagesFolder, type ExportPage } from './export-page.ts';

export interface AccountExportPorts {
  closures: Pick<ClosuresRepository, 'read'>;
  files: Pick<FilesGateway, 'read' | 'sign' | 'pages'>;
  /** pages by closed account */
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

const HOUR_SECONDS = 3_600;
/** The longest that Cloud Storage signs for. */
const SIGNED_SECONDS = 7 * 24 * HOUR_SECONDS;

/**
 * What a closed account leaves to fetch, for the bearer of the link in the mails about the closing: how long it is there and how many
 * pages it has, or one of the pages. Files come with addresses that end with the export.
 * @throws AppError `link/invalid`, `link/expired`, `rate/limited`
 */
export async function accountExport(
  ports: AccountExportPorts,
  { token, page }: AccountExportInput,
): Promise<AccountExportOutput> {
  const uid = requireAccountExportToken(token);
  const now = ports.now();
  if (!(await ports.limit.take(uid, now))) throw new AppError('rate/limited');
  const closure = await ports.closures.read(uid);
  const until = closure?.exportUntil ?? null;
  if (!closure || until === null || until <= now) throw new AppError('link/expired');
  const isMade = CLOSURE_STEPS.indexOf(closure.step) > CLOSURE_STEPS.indexOf('export');
  const told = { until: until.toISOString() };
  if (!isMade) return { ...told, pages: null, data: null };
  if (page === null) return { ...told, pages: await countPages(ports, uid), data: null };
  const content = await ports.files.read(pagePath(uid, page));
  if (content === null) throw new AppError('link/expired');
  const stored = exportPageSchema.parse(JSON.parse(new TextDecoder().decode(content)));
  const secondsLeft = Math.floor((until.getTime() - now.getTime()) / 1000);
  const seconds = Math.max(1, Math.min(SIGNED_SECONDS, secondsLeft));
  return { ...told, pages: null, data: await withAddresses(ports, stored, now, seconds) };
}

async function countPages({ files }: AccountExportPorts, uid: string): Promise<number> {
  let count = 0;
  for await (const some of files.pages(pagesFolder(uid))) count += some.length;
  return count;
}

async function withAddresses(
  { files }: AccountExportPorts,
  { part, records }: ExportPage,
  now: Date,
  seconds: number,
): Promise<NonNullable<AccountExportOutput['data']>> {
  const complete = records.map(async ({ record, copies }) => {
    const signed = Object.entries(copies).map(
      async ([field, path]) => [field, (await files.sign(path, now, seconds)).url] as const,
    );
    const addresses = Object.fromEntries(await Promise.all(signed));
    return signed.length === 0 ? record : { ...record, addresses };
  });
  return { part, records: await Promise.all(complete) };
}
