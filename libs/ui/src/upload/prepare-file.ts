import type { FileKind } from '@wbd/domain/files';
import { prepareCaptions } from './captions-file.ts';
import { preparePicture } from './picture/prepare-picture.ts';
import type { Prepared } from './prepared.ts';

/** Turns what a person chose into a format that visitors' browsers know, where this browser can. */
export async function prepareFile(kind: FileKind, chosen: File): Promise<Prepared> {
  if (kind === 'captions') return prepareCaptions(chosen);
  if (kind === 'image') return preparePicture(chosen);
  return { file: chosen };
}
