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

test('CRM-02 a broken contact is named, and the others are read', () => {
  const good = card('VERSION:3.0', 'N:Prell;Eva;;;', 'EMAIL:eva@mail.example');
  const { rows, problems } = readVcards(
    good + card('VERSION:3.0', 'N Zell, ohne Doppelpunkt') + good,
  );
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 4]);
  expect(problems).toEqual([{ number: 3, kind: 'card' }]);
});
