import { EXPORT_PARTS } from '@wbd/domain/collections';
import type { FilesGateway } from '../../../gateways/storage.ts';
import type { AdvisorDataRepository, DataRecord } from '../../advisors/advisor-data.repository.ts';
import { filesNamedBy } from '../../advisors/files-of-record.ts';
import type { AccountClosure } from '@wbd/domain/accounts';
import type { RunStep } from '../carry-out-closure.service.ts';
import { copyOf, exportFolder, pagePath, type ExportPage } from '../export/export-page.ts';

export interface MakeExportPorts {
  stored: AdvisorDataRepository;
  files: Pick<FilesGateway, 'find' | 'copy' | 'write'>;
}

/**
 * Writes everything that is stored of the advisor, page by page, and copies their files, before any of it is deleted. A process that
 * goes on begins again and overwrites what is there; files that are copied stay.
 */
export function makeExport({ stored, files }: MakeExportPorts): RunStep {
  return async (closure, deadline) => {
    if (closure.exportUntil === null) return true;
    const { id: uid } = closure;
    let count = 0;
    for (const { part } of EXPORT_PARTS) {
      for await (const records of pagesOf(stored, closure, part)) {
        const page: ExportPage = { part, records: [] };
        for (const record of records) {
          if (deadline.isOver()) return false;
          page.records.push({ record, copies: await copied(files, uid, record) });
        }
        const content = new TextEncoder().encode(JSON.stringify(page));
        const file = { owner: null, contentType: 'application/json', content };
        await files.write(pagePath(uid, count), file);
        count += 1;
      }
    }
    return true;
  };
}

async function* pagesOf(
  stored: AdvisorDataRepository,
  { id: uid, kept }: AccountClosure,
  part: string,
): AsyncGenerator<DataRecord[]> {
  const gone = kept?.[part];
  if (gone) yield gone;
  let after: string | null = null;
  do {
    const page: { records: DataRecord[]; next: string | null } = await stored.page(
      uid,
      part,
      after,
    );
    if (page.records.length > 0) yield page.records;
    after = page.next;
  } while (after !== null);
}

/** Copies the files that a record names and that the advisor uploaded. @returns the copies by field */
async function copied(
  files: MakeExportPorts['files'],
  uid: string,
  record: DataRecord,
): Promise<Record<string, string>> {
  const copies: Record<string, string> = {};
  for (const [field, path] of filesNamedBy(record)) {
    const copy = copyOf(uid, path);
    if (!(await files.find(copy))) {
      if ((await files.find(path))?.owner !== uid) continue;
      if (!(await files.copy(path, copy))) continue;
    }
    copies[field] = copy;
  }
  return copies;
}

export interface RemoveExportPorts {
  files: Pick<FilesGateway, 'pages' | 'remove'>;
}

/** Removes the export once its time is over. */
export function removeExport({ files }: RemoveExportPorts): RunStep {
  return async ({ id }, deadline) => {
    for await (const page of files.pages(exportFolder(id))) {
      if (deadline.isOver()) return false;
      await Promise.all(page.map(({ path }) => files.remove(path)));
    }
    return true;
  };
}
