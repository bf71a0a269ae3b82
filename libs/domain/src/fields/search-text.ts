/** Lower case without accents, so that `jorg` finds Jörg and `weiss` finds Weiß. */
function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('de')
    .replaceAll('ß', 'ss');
}

/** Whether every word of the search is in one of the texts. */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  const content = searchable(texts.join(' '));
  return searchable(search)
    .split(/\s+/)
    .every((word) => content.includes(word));
}
