import fc from 'fast-check';

const firstName = fc.constantFrom(
  'Anna',
  'Jörg',
  'Zoë',
  'Karl-Heinz',
  'Lieselotte',
  'Uwe',
  'Ute',
  'Max',
  'Käthe',
  'Xenia',
  'Björn',
);
const lastName = fc.constantFrom(
  'Meier',
  'Müller',
  'Größe',
  'Schmidt',
  'Yılmaz',
  'Weiß',
  'Wagner',
  'Übersee',
  'Jäger',
  'Koch',
);
const street = fc.constantFrom(
  'Hauptstraße',
  'Marienplatz',
  'Lindenallee',
  'Kölner Straße',
  'Am Hang',
);
const city = fc.constantFrom('München', 'Köln', 'Frankfurt', 'Görlitz', 'Düsseldorf');
const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));
const lower = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.boolean()).map(([value, isLower]) => (isLower ? value.toLowerCase() : value));

/** What people type into a German form or search, with the parts that must not leave the page. */
export const typedText: fc.Arbitrary<{ text: string; parts: string[] }> = fc.oneof(
  fc
    .tuple(
      lower(firstName),
      lower(lastName),
      fc.constantFrom(' ', ', ', '-', '.', '_', '/', '%20', '+'),
    )
    .map(([first, last, between]) => ({ text: first + between + last, parts: [first, last] })),
  fc
    .tuple(
      lower(firstName),
      lower(lastName),
      fc.constantFrom('@example.org', '@müller.de', '+x@web.de'),
    )
    .map(([first, last, domain]) => ({
      text: `${first}.${last}${domain}`,
      parts: [first, last, domain],
    })),
  fc.tuple(street, digits(2), digits(5), city).map(([way, house, code, place]) => ({
    text: `${way} ${house}, ${code} ${place}`,
    parts: [way, house, code, place],
  })),
  fc
    .tuple(fc.constantFrom('+49 151 ', '0151/', '(0151) ', '0049-151-'), digits(7))
    .map(([prefix, rest]) => ({ text: prefix + rest, parts: [rest, '151'] })),
  // an advisor's code in a path, and a search term in a query string
  fc.tuple(firstName, digits(3)).map(([name, digit]) => ({
    text: `/${name.toLowerCase()}${digit}/seminar`,
    parts: [name.toLowerCase()],
  })),
  fc.tuple(lastName, digits(4)).map(([name, year]) => ({
    text: `?suche=${encodeURIComponent(name)}&geboren=${year}`,
    parts: [encodeURIComponent(name), year],
  })),
);
