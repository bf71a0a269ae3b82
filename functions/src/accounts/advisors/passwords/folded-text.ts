/** Ignores case, width, accents and transliterated umlauts: `Größe`, `GROESSE` and `grosse` are equal. */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1');
}
