/**
 * Inserts lines before the pattern's only match.
 * @throws Error if nothing matches
 */
export function withLine(text: string, place: RegExp, lines: string): string {
  const found = place.exec(text);
  if (!found) throw new Error(`Nothing matches ${place} where the generator adds ${lines}`);
  return `${text.slice(0, found.index)}\n${lines}${text.slice(found.index)}`;
}
