const MINUTE_MS = 60_000;

export interface TextFile {
  filename: string;
  content: string;
  /** as in `Content-Type` */
  type: string;
}

/** Hands a text to the browser as a file to save or open. */
export function saveFile({ filename, content, type }: TextFile): void {
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
