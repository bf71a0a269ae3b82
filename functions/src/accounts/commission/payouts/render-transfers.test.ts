import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderTransfers } from './render-transfers.ts';

const transfers = {
  id: 'aB3dE5fG7hJ9kL1mN2pQ',
  at: new Date('2027-03-02T10:00:00Z'),
  day: '2027-03-02',
  from: { name: 'WBD Beispiel GmbH & Co. KG', iban: 'DE89370400440532013000' },
  transfers: [
    {
      id: 'GS-00001',
      to: { name: 'Jörg Weiß-Özdemir', iban: 'DE02120300000000202051' },
      cents: 11_900,
      text: 'Provision GS-00001',
    },
    {
      id: 'GS-00002',
      to: { name: 'Łukasz Żółw', iban: 'AT611904300234573201' },
      cents: 10,
      text: 'Provision GS-00002',
    },
  ],
};
const golden = readFileSync(new URL('golden/transfers.xml', import.meta.url), 'utf8');
const lines = (xml: string) => xml.replaceAll('><', '>\n<').trim();

test('NET-06 a bank file of version pain.001.001.09 names accounts, sums and texts', () => {
  expect(lines(renderTransfers(transfers))).toBe(golden.trim());
});

test('NET-06 a bank file adds up cents exactly', () => {
  const [one] = transfers.transfers;
  if (!one) throw new Error('There is no transfer.');
  const many = Array.from({ length: 300 }, () => ({ ...one, cents: 10 }));
  expect(renderTransfers({ ...transfers, transfers: many })).toContain(
    '<NbOfTxs>300</NbOfTxs><CtrlSum>30.00</CtrlSum>',
  );
});

test('NET-06 refuses an account that no bank takes', () => {
  const [one] = transfers.transfers;
  if (!one) throw new Error('There is no transfer.');
  const wrong = { ...one, to: { ...one.to, iban: 'DE02120300000000202052' } };
  expect(() => renderTransfers({ ...transfers, transfers: [wrong] })).toThrow('IBAN');
});

test('NET-06 refuses a name that no bank can write', () => {
  const [one] = transfers.transfers;
  if (!one) throw new Error('There is no transfer.');
  const wrong = { ...one, to: { ...one.to, name: '李小龍' } };
  expect(() => renderTransfers({ ...transfers, transfers: [wrong] })).toThrow('name');
});
