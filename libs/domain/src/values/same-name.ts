interface PersonName {
  firstName: string;
  lastName: string;
}

/** Whether two names are written alike but for case, accents' encoding and spaces: `MÜLLER ` and `Müller` are. */
export function isSameName(one: PersonName, other: PersonName): boolean {
  return nameKey(one) === nameKey(other);
}

/** Equal for names that are written alike. */
export function nameKey({ firstName, lastName }: PersonName): string {
  return [firstName, lastName].map(plain).join('|');
}

function plain(name: string): string {
  return name
    .normalize('NFC')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLocaleLowerCase('de')
    .replaceAll('ß', 'ss');
}
