import { consentTo } from '@wbd/domain/consents';
import { birthdayOf, customerDetailsSchema, type Customer, type Job } from '@wbd/domain/customers';
import { daysAgo } from '../dates.ts';
import { DEMO_ADVISORS, DEMO_CUSTOMERS } from '../demo.ts';

type Row = readonly [
  firstName: string,
  lastName: string,
  born: string | null,
  job: Job | null,
  /** days since the last contact */
  contact: number | null,
  /** days since they became a customer */
  since: number,
  id?: string,
];

const ofPro: Row[] = [
  ['Martina', 'Sommer', '1984-03-12', 'Angestellter', 4, 210, DEMO_CUSTOMERS.phone],
  ['Thomas', 'Müller', '1979-07-01', 'Angestellter', 21, 320, DEMO_CUSTOMERS.nameTwinA],
  ['Thomas', 'Müller', '1995-11-23', 'Student', null, 33, DEMO_CUSTOMERS.nameTwinB],
  ['Jörg', 'Weißenfels', '1968-02-29', 'Selbständig', 60, 380],
  ['Ayşe', 'Yıldırım', '1990-05-17', 'Angestellter', 12, 150],
  ['Anneliese', 'Großmann', '1951-09-30', 'Rentner', 90, 390],
  ['Björn', 'Ahlers', '1987-12-05', 'Beamter', 7, 120],
  ['Chiara', 'Rossi', '1999-04-22', 'Student', null, 18],
  ['Dieter', 'Pfeiffer', '1962-08-14', 'Angestellter', 45, 300],
  ['Elif', 'Kaya', '1993-01-09', 'Selbständig', 2, 75],
  ['Florian', 'Jäger', '1981-06-26', 'Angestellter', 16, 190],
  ['Gisela', 'Böttcher', '1957-10-11', 'Rentner', 120, 365],
  ['Henrik', 'Lüders', '1989-03-03', 'Beamter', 30, 140],
  ['Ida', 'Schönfeld', '2001-07-19', 'Student', 9, 27],
  ['Julian', 'Fuß', '1996-02-08', 'Arbeitslos', 14, 60],
  ['Kerstin', 'Hölzl', '1974-11-02', 'Angestellter', 38, 250],
  ['Leon', 'Strauß', '1992-09-15', 'Angestellter', null, 41],
  ['Maren', 'Thießen', '1985-05-28', 'Selbständig', 5, 170],
  ['Nils', 'Öhlschläger', '1978-12-31', 'Angestellter', 52, 290],
  ['Olga', 'Petrowa', '1983-08-07', 'Angestellter', 19, 110],
  ['Peter', 'Zöllner', '1966-04-04', 'Beamter', 75, 340],
  ['Renate', 'Süß', '1949-01-25', 'Rentner', 150, 370],
  ['Sören', 'Behrens', '1994-10-13', null, null, 22],
  ['Tülay', 'Demir', '1988-06-06', 'Angestellter', 11, 95],
  ['Zoë', 'Krämer', null, null, null, 8],
];

/** Who came through a shared link, by the last name: pro, pro's colleague, the scout or another customer of pro. */
const SHARED_BY: Readonly<Record<string, string>> = {
  Krämer: DEMO_ADVISORS.pro.uid,
  Schönfeld: DEMO_ADVISORS.pro.uid,
  Rossi: DEMO_CUSTOMERS.phone,
  Strauß: DEMO_ADVISORS.basic.uid,
  Behrens: DEMO_ADVISORS.basic.uid,
  Kaya: DEMO_ADVISORS.kollege.uid,
};

/** Tags of customers, by the last name. */
const TAGS: Readonly<Record<string, string[]>> = {
  Krämer: ['Altersvorsorge'],
  Schönfeld: ['Altersvorsorge', 'Empfehlung'],
  Kaya: ['Empfehlung'],
};

const ofOthers: { owner: string; rows: Row[] }[] = [
  {
    owner: DEMO_ADVISORS.kollege.uid,
    rows: [
      ['Amara', 'Diallo', '1991-03-27', 'Selbständig', 6, 11],
      ['Konrad', 'Eßer', '1972-08-19', 'Selbständig', 3, 9],
    ],
  },
  {
    owner: DEMO_ADVISORS.lite.uid,
    rows: [['Paula', 'Nüßlein', '1997-05-05', 'Angestellter', 8, 30]],
  },
  {
    owner: DEMO_ADVISORS.fremd.uid,
    rows: [['Viktor', 'Hänsel', '1969-11-11', 'Angestellter', 25, 160]],
  },
];

/** Every advisor's customers; those of pro come first. */
export function demoCustomers(now: Date): Customer[] {
  let number = 0;
  const groups = [{ owner: DEMO_ADVISORS.pro.uid, rows: ofPro }, ...ofOthers];
  return groups.flatMap(({ owner, rows }) =>
    rows.map(([firstName, lastName, bday, job, contact, since, id]) => {
      number += 1;
      return {
        // as long as Firestore's own ids
        id: id ?? `democustomer${String(number).padStart(8, '0')}`,
        advisor: owner,
        firstName,
        lastName,
        email: mailAddress(firstName, lastName, number),
        // the first one is DEMO_PHONE
        phone: `+491555${String(number).padStart(7, '0')}`,
        bday,
        birthday: birthdayOf(bday),
        ...customerDetailsSchema.parse({ job }),
        lastContact: contact === null ? null : daysAgo(now, contact),
        registered: daysAgo(now, since),
        inviteBy: SHARED_BY[lastName] ?? null,
        // she can sign in; the others are what their advisors noted
        proven: id === DEMO_CUSTOMERS.phone,
        otherEmails: [],
        otherPhones: [],
        consent:
          id === DEMO_CUSTOMERS.phone ? consentTo('registration', daysAgo(now, since)) : null,
        callConsent: null,
        invitable: null,
        uninvited: false,
        distinctFrom: [],
        imported: null,
        tags: TAGS[lastName] ?? [],
        archived: false,
        restriction: null,
        reviewOn: null,
        eraseOn: null,
      };
    }),
  );
}

const LATIN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ı: 'i' };

function mailAddress(firstName: string, lastName: string, number: number): string {
  const local = `${firstName}.${lastName}`
    .toLowerCase()
    .replace(/[äöüßı]/g, (letter) => LATIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z.]/g, '');
  return `${local}${number}@mail.example`;
}
