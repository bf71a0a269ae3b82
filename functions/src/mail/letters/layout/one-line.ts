/** Text for a mail header: a line break in what people typed would start another header. */
export function oneLine(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
