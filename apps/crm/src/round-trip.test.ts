import { aCustomer } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { toRows } from './customers/customer-rows.ts';
import { customersCsv } from './customers/export-csv.ts';
import { importRowsOf, openFile } from './import/chosen-file.ts';

const customers = [
  aCustomer('a', { lastName: 'Aydın', phone: '+4915551234567', tags: ['Rente', 'Haus & Hof'] }),
  aCustomer('a', { lastName: 'Bräu', phone: null, bday: '1990-02-28', job: 'Beamter' }),
  aCustomer('a', { lastName: 'Çelik', phone: null, bday: null, job: null, tags: ['=VIP'] }),
  aCustomer('a', { lastName: 'Dağ', email: null, phone: '+4915551234568' }),
  aCustomer('a', { lastName: 'Ebel', email: null, withoutContact: 'Kommt nur vorbei' }),
];

test('CRM-02 imports an exported file', async () => {
  const csv = customersCsv(toRows(customers, new Date()), { undated: [], dated: [] });
  const file = await openFile('kunden.csv', new TextEncoder().encode(csv));
  if (typeof file === 'string') throw new Error(`The file is refused: ${file}`);
  const rows = importRowsOf(file);
  expect(rows.flatMap(({ left, wrong }) => [...left, ...wrong])).toEqual([]);
  expect(rows.map(({ person }) => person)).toEqual(
    customers.map(({ firstName, lastName, email, phone, bday, job, withoutContact, tags }) => ({
      firstName,
      lastName,
      email,
      phone,
      bday,
      job,
      withoutContact,
      tags,
    })),
  );
});
