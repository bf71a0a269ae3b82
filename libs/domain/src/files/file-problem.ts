import { FILE_LIMITS, formatFileSize, type FileKind, type FileLimit } from './file-limits.ts';

/** What a browser tells of a chosen file. */
export interface ChosenFile {
  /** bytes */
  size: number;
  /** content type as the browser guesses it */
  type: string;
}

/** How a kind of file is called in German. */
const KIND_NAMES: Readonly<Record<FileKind, string>> = {
  image: 'Bild',
  video: 'Video',
  captions: 'Untertitel',
  pdf: 'PDF',
  csv: 'CSV',
  other: 'Datei',
};

/**
 * Says in German why a file cannot be uploaded.
 * @param limit of the place it is meant for; the kind's own otherwise
 * @returns null when it can
 */
export function fileProblem(
  kind: FileKind,
  file: ChosenFile,
  limit: FileLimit = FILE_LIMITS[kind],
): string | null {
  const name = KIND_NAMES[kind];
  if (limit.contentTypes && !limit.contentTypes.includes(file.type.toLowerCase())) {
    return `Bitte lade eine ${name}-Datei hoch`;
  }
  if (file.size === 0) return 'Diese Datei ist leer. Wähle eine andere aus.';
  if (file.size <= limit.maxBytes) return null;
  const most = formatFileSize(limit.maxBytes);
  return `${name}-Datein dürfen maximal ${most} groß sein. Diese Datei ist ${formatFileSize(file.size)}.`;
}
