/** An emptied text counts as missing, so that its replacement is shown. */
export function textOrNull(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}
