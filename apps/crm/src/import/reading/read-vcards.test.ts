import { expect, test } from 'vitest';
import { isVcards, readVcards } from './read-vcards.ts';

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
const cellsOf = (text: string) => readVcards(text).rows[1]?.cells;

test('CRM-02 contacts of Apple: groups, preferences, a fax number is not a phone number', () => {
  const text = card(
    'VERSION:3.0',
    'N:Weiß;Jörg;;Dr.;',
    'FN:Dr. Jörg Weiß',
    'item1.EMAIL;type=INTERNET;type=pref:joerg@mail.example',
    'EMAIL;type=INTERNET;type=WORK:weiss@firma.example',
    'TEL;type=HOME;type=FAX:+49 221 111111',
    'TEL;type=HOME;type=VOICE:+49 221 222222',
    'TEL;type=CELL;type=VOICE;type=pref:+49 151 23450181',
    'BDAY:1985-02-01',
    'TITLE:Beamter',
  );
  expect(isVcards(text)).toBe(true);
  expect(cellsOf(text)).toEqual([
    'Jörg',
    'Weiß',
    'Dr. Jörg Weiß',
    'joerg@mail.example ::: weiss@firma.example',
    '+49 151 23450181 ::: +49 221 222222',
    '1985-02-01',
    'Beamter',
  ]);
});

test('CRM-02 contacts of version 2.1: bare parameters, quoted-printable over several lines', () => {
  const text = card(
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=57=65=69=C3=9F;=4A=C3=B6=',
    '=72=67;;;',
    'TEL;CELL;PREF:0151 23450182',
    'EMAIL;INTERNET;HOME:joerg@mail.example',
    'BDAY:19850201',
  );
  expect(cellsOf(text)).toEqual([
    'Jörg',
    'Weiß',
    '',
    'joerg@mail.example',
    '0151 23450182',
    '1985-02-01',
    '',
  ]);
});

test('CRM-02 contacts of version 4.0: addresses of phones, folded lines', () => {
  const text = card(
    'VERSION:4.0',
    'N:Özdemir;Ay',
    ' se;;;',
    'TEL;VALUE=uri;TYPE="cell,voice":tel:+49-151-23450183',
    'EMAIL:ayse@mail.example',
    'BDAY:19850201',
  );
  expect(cellsOf(text)?.slice(0, 6)).toEqual([
    'Ayse',
    'Özdemir',
    '',
    'ayse@mail.example',
    '+49-151-23450183',
    '1985-02-01',
  ]);
});

test('CRM-02 reports an unreadable line with its person, and reads the rest of the contact', () => {
  const text = card(
    'VERSION:3.0',
    'N:Prell;Eva;;;',
    'NOTE:Treffen am Montag,',
    'ohne Einzug umbrochen',
    'item1.X-ABLabel:_$!<Main>!$_',
    'LABEL;DOM;HOME:Am Markt 1',
    'EMAIL;FOO;X=:eva@mail.example',
    'TEL;TYPE="cell:0151 23450184',
  );
  const { rows, problems } = readVcards(text);
  expect(rows[1]?.cells.slice(0, 5)).toEqual([
    'Eva',
    'Prell',
    '',
    'eva@mail.example',
    '0151 23450184',
  ]);
  expect(problems).toEqual([{ kind: 'line', number: 5, name: 'Eva Prell' }]);
});

test('CRM-02 separates a contact without an end from the next one', () => {
  const text = [
    'BEGIN:VCARD',
    'N:Prell;Eva',
    'EMAIL:eva@mail.example',
    'BEGIN:VCARD',
    'N:Zell;Bo',
    'EMAIL:bo@mail.example',
    'END:VCARD',
    'N:Kurz;Ida',
    'EMAIL:ida@mail.example',
    'END:VCARD',
  ];
  const { rows, problems } = readVcards(text.join('\n'));
  expect(rows.slice(1).map(({ number, cells }) => [number, cells[0], cells[3]])).toEqual([
    [1, 'Eva', 'eva@mail.example'],
    [4, 'Bo', 'bo@mail.example'],
    [8, 'Ida', 'ida@mail.example'],
  ]);
  expect(problems).toEqual([
    { kind: 'end', number: 1, name: 'Eva Prell' },
    { kind: 'begin', number: 8, name: 'Ida Kurz' },
  ]);
});

test('CRM-02 reports groups, and contacts without a person', () => {
  const good = card('N:Prell;Eva', 'EMAIL:eva@mail.example');
  const { rows, problems } = readVcards(
    card('VERSION:4.0', 'KIND:group', 'FN:Stammtisch', 'MEMBER:urn:uuid:1') +
      good +
      card('VERSION:3.0', 'N:;;;;', 'NOTE:leer'),
  );
  expect(rows).toHaveLength(2);
  expect(problems).toEqual([
    { kind: 'group', number: 1, name: 'Stammtisch' },
    { kind: 'nameless', number: 11, name: '' },
  ]);
});

test('CRM-02 treats an assistant as part of the enclosing contact', () => {
  const { rows, problems } = readVcards(
    card('N:Prell;Eva', 'AGENT:', 'BEGIN:VCARD', 'N:Hilf;Hans', 'END:VCARD', 'TEL:0151 23450185'),
  );
  expect(rows.slice(1).map(({ cells }) => [cells[0], cells[4]])).toEqual([
    ['Eva', '0151 23450185'],
  ]);
  expect(problems).toEqual([]);
});

test('CRM-02 reads version 2.1: quoted-printable without its parameter name, photos without indentation', () => {
  const text = card(
    'VERSION:2.1',
    'FN;QUOTED-PRINTABLE:K=C3=A4the S=C3=BC=C3=9F',
    'PHOTO;ENCODING=BASE64;JPEG:QUJDREVG',
    'R0hJSktM',
    '',
    'EMAIL;INTERNET:kaethe@mail.example',
  );
  expect(readVcards(text)).toMatchObject({
    problems: [],
    rows: [{ number: 0 }, { cells: ['', '', 'Käthe Süß', 'kaethe@mail.example', '', '', ''] }],
  });
});

test('CRM-02 reads a birthday without a year in the Apple format', () => {
  expect(cellsOf(card('N:Prell;Eva', 'BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-09'))?.[5]).toBe(
    '--05-09',
  );
});
