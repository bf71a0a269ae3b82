/** A header ends at its line: what people typed must not begin another one. */
export function oneLine(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
