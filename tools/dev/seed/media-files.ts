import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO_ADVISORS } from './demo.ts';

const FILES = path.join(import.meta.dirname, 'media/files');

/** Where files lie in Cloud Storage, as the product names them. */
export type Folder =
  | `intro/${'video' | 'thumb'}`
  | `hero/${'loop' | 'intro' | 'captions' | 'thumb' | 'logo' | 'portrait'}`
  | `testimonials/${'video' | 'thumb'}`
  | `seminars/${'video' | 'trailer' | 'preview' | 'thumb' | 'pdf'}`
  | `expert_videos/${'video' | 'captions' | 'trailer' | 'thumb'}`
  | `knowledge_videos/${'video' | 'thumb'}`
  | `knowledge_videos_for_customers/${'video' | 'thumb'}`;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
};

export interface MediaFile {
  /** path in Cloud Storage */
  path: string;
  owner: string;
  contentType: string;
  content: Buffer;
}

const used = new Map<string, { file: string; owner: string }>();

/**
 * Names a demo file's place in Cloud Storage and remembers that it has to be uploaded there.
 * @param file name in media/files
 */
export function storedFile(
  folder: Folder,
  file: string,
  owner: string = DEMO_ADVISORS.pro.uid,
): string {
  const target = `${folder}/${owner}-${file}`;
  used.set(target, { file, owner });
  return target;
}

/** Every file that was named. */
export function usedFiles(): MediaFile[] {
  return [...used].map(([target, { file, owner }]) => {
    const source = path.join(FILES, file);
    const contentType = CONTENT_TYPES[path.extname(file)];
    if (!existsSync(source) || contentType === undefined) {
      throw new Error(`The demo data names ${file}, which is not in ${FILES}`);
    }
    return { path: target, owner, contentType, content: readFileSync(source) };
  });
}
