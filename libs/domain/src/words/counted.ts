const rules = new Intl.PluralRules('de');

/**
 * German words for a number of things.
 * @param one for exactly one, `1 Kunde`
 * @param other for any other number, which stands where `#` is: `# Kunden`
 */
export function counted(count: number, one: string, other: string): string {
  return rules.select(count) === 'one' ? one : other.replace('#', count.toLocaleString('de-DE'));
}
