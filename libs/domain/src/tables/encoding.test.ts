import { describe, expect, test } from 'vitest';
import { decode, detectEncoding, ENCODINGS, type Encoding } from './encoding.ts';
import { encode } from './encode.fixture.ts';

const GERMAN = ['Jörg', 'Weiß', 'Käthe', 'Süß', 'Özlem', 'Grün', 'Ägidius', 'Übler', 'Bärbel'];
const TURKISH = ['Ayşe', 'Yılmaz', 'Çağlar', 'İbrahim', 'Şahin', 'Özgür', 'Doğan'];
const POLISH = ['Małgorzata', 'Wiśniewska', 'Łukasz', 'Zając', 'Jędrzej', 'Żak', 'Groß'];
const NORDIC = ['Søren', 'Åse', 'Jørgensen', 'Bjørk', 'Hæge', 'Müller'];

const tableOf = (names: readonly string[]) =>
  ['Vorname;Nachname;E-Mail', ...names.map((name, index) => `${name};Prell;${index}@mail.example`)]
    .join('\r\n')
    .concat('\r\n');

describe('CRM-02 the encoding of a file', () => {
  test.each<[Encoding, readonly string[]]>([
    ...ENCODINGS.map((encoding): [Encoding, readonly string[]] => [encoding, GERMAN]),
    ['windows-1254', TURKISH],
    ['windows-1250', POLISH],
    ['windows-1252', NORDIC],
    ['macintosh', NORDIC],
  ])('%s of %s is found', (encoding, names) => {
    const bytes = encode(tableOf(names), encoding);
    expect(decode(bytes, detectEncoding(bytes))).toBe(tableOf(names));
  });

  test.each(GERMAN)('one name with an umlaut decides: %s', (name) => {
    for (const encoding of ['windows-1252', 'macintosh', 'ibm850'] as const) {
      const bytes = encode(tableOf([name]), encoding);
      expect(decode(bytes, detectEncoding(bytes)), encoding).toBe(tableOf([name]));
    }
  });

  test('what reads the same in several encodings is Western', () => {
    const bytes = encode(tableOf(['Jörg', 'Weiß', 'Öhler']), 'windows-1254');
    expect(detectEncoding(bytes)).toBe('windows-1252');
  });

  test('a byte order mark decides and does not become part of the text', () => {
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be'] as const) {
      const bytes = encode(`\uFEFF${tableOf(GERMAN)}`, encoding);
      expect(detectEncoding(bytes)).toBe(encoding);
      expect(decode(bytes, encoding)).toBe(tableOf(GERMAN));
    }
  });

  test('a file with one broken character stays UTF-8', () => {
    const bytes = encode(tableOf(GERMAN), 'utf-8');
    expect(detectEncoding(Uint8Array.from([...bytes, 0xc3]))).toBe('utf-8');
  });
});
