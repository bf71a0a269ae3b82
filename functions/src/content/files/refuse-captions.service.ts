import { captionsProblem } from '@wbd/domain/files';
import type { FilesGateway } from '../../gateways/storage.ts';
import { newCaptions } from './named-files.ts';
import type { RowChange } from './remove-dropped-files.service.ts';

export interface CaptionsPorts {
  files: Pick<FilesGateway, 'find' | 'read' | 'remove'>;
  /** empties a field of a row, if it still names this file */
  forget(row: { collection: string; id: string }, field: string, path: string): Promise<void>;
}

/**
 * Takes captions back that are no WebVTT: the form refuses them, and the storage rules see type and size only. A file of
 * another owner is left alone; its row shows what that owner uploaded.
 */
export async function refuseCaptions(ports: CaptionsPorts, change: RowChange): Promise<void> {
  const { collection, id, before, after } = change;
  const owner = collection === 'advisors' ? id : after?.['advisor'];
  await Promise.all(
    newCaptions(collection, before, after).map(async ({ field, path }) => {
      const file = await ports.files.find(path);
      if (!file || file.owner !== owner) return;
      const content = await ports.files.read(path);
      if (!content || captionsProblem(content) === null) return;
      await ports.forget({ collection, id }, field, path);
      await ports.files.remove(path);
    }),
  );
}
