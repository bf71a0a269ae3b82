const MINUTE_MS = 60_000;

export interface SavedFile {
  filename: string;
  content: string | Uint8Array<ArrayBuffer>;
  /** as in `Content-Type` */
  type: string;
}

export interface TextFile extends SavedFile {
  content: string;
}

/** Hands a file to the browser to save or open. */
export function saveFile({ filename, content, type }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // some browsers read it after the click
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, MINUTE_MS);
}
