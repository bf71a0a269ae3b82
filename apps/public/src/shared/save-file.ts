const MINUTE_MS = 60_000;

/** Hands a text to the browser as a file to save or open. */
export function saveFile(file: { filename: string; content: string }, type: string): void {
  const url = URL.createObjectURL(new Blob([file.content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.filename;
  link.click();
  // some browsers read it after the click
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, MINUTE_MS);
}
