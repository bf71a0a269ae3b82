/**
 * Puts lines before the one place that the pattern matches.
 * @throws Error when the file no longer has that place
 */
export function withLine(text: string, place: RegExp, lines: string): string {
  const found = place.exec(text);
  if (!found) throw new Error(`Nothing matches ${place} where the generator adds ${lines}`);
  return `${text.slice(0, found.index)}\n${lines}${text.slice(found.index)}`;
}
