import type { AccountExportOutput } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import { callable } from '@wbd/firebase/callables';

/** The export of a closed account. */
export const readAccountExport = callable('accountExport', { timeoutMs: 60_000 });

type Page = NonNullable<AccountExportOutput['data']>;
/** All that was stored of an advisor, by part. */
export type AccountExport = Partial<Record<Page['part'], Page['records']>>;

/**
 * Everything that a closed account leaves, page by page.
 * @param onPage told before each page is read, with how many are done
 */
export async function readWholeExport(
  { token, pages }: { token: string; pages: number },
  onPage: (done: number) => void,
): Promise<AccountExport> {
  const whole: AccountExport = {};
  for (let page = 0; page < pages; page++) {
    onPage(page);
    const { data } = await readAccountExport({ token, page });
    if (data === null) throw new AppError('internal');
    whole[data.part] = [...(whole[data.part] ?? []), ...data.records];
  }
  return whole;
}
