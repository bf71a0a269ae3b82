/** A text that was emptied counts as none, so that what stands in for a missing one shows. */
export function textOrNull(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}
