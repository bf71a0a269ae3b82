import { expect, test } from 'vitest';
import { plainName } from './name-additions.ts';

test.each([
  ['Lang, CFP®', 'Lang', ['®', 'CFP']],
  ['Dr. Eva Lang, MBA', 'Eva Lang', ['Dr.', 'MBA']],
  ['Müller (er/ihm)', 'Müller', ['(er/ihm)']],
  ['Müller (geb. Weiß)', 'Müller', ['(geb. Weiß)']],
  ['😀 Tim', 'Tim', ['😀']],
  ['Tim 👩🏽‍💻', 'Tim', ['👩🏽‍💻']],
  ['Prof. Dr. med. Eva-Maria', 'Eva-Maria', ['Prof. Dr. med.']],
  ['Prof.Dr. Eva', 'Eva', ['Prof.Dr.']],
  ['Dipl.-Ing. Jörg', 'Jörg', ['Dipl.-Ing.']],
  ['Dr. h. c. Jörg', 'Jörg', ['Dr. h. c.']],
  ['Frau Eva', 'Eva', ['Frau']],
  ['Lang, M.Sc., LL.M.', 'Lang', ['M.Sc.', 'LL.M.']],
  ['Lang MBA', 'Lang', ['MBA']],
  ['Lang, Dr.', 'Lang', ['Dr.']],
  ['Lang, Dipl.-Kfm.', 'Lang', ['Dipl.-Kfm.']],
])('CRM-02 takes additions off %s', (typed, name, additions) => {
  expect(plainName(typed)).toEqual({ name, additions });
});

test.each([
  'Eva',
  'Weiß, Jörg',
  'Weiß, Eva',
  'von der Heide',
  'Prell jun.',
  'Drews',
  'Ingrid',
  'Magdalena',
  'Medina',
  'Natalie',
  'Polina',
  'Prof',
  'Dr.',
  'Nat King',
  'Phil Weiß',
  'Kovač, Drago',
  'Lin, Ma',
  'Ma',
  'Lin Ma',
  'MBA',
  '(er/ihm)',
  'Frauke',
  'Herrmann',
  '',
])('CRM-02 keeps the name %j', (name) => {
  expect(plainName(name)).toEqual({ name, additions: [] });
});
