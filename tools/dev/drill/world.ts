import type { Write } from '../../ops/operator/restore/stored-documents.ts';
import type { Login } from './logins.ts';

/** The advisor who tries to write in the course of the drill. */
export const ADVISOR = { uid: 'drill-advisor', email: 'drill@example.org' };

/** The rules read these to decide whether the advisor may write, so the damage leaves them alone. */
export const ADVISOR_DOCUMENTS = [`advisors/${ADVISOR.uid}`, `accounts/${ADVISOR.uid}`];

/** One value of each type that Firestore has: all of them must come back. */
const EVERY_TYPE = {
  text: { stringValue: 'Größe „ß“ 🚀' },
  nothing: { nullValue: null },
  yes: { booleanValue: true },
  whole: { integerValue: '9007199254740993' },
  fraction: { doubleValue: 0.1 },
  noNumber: { doubleValue: 'NaN' },
  time: { timestampValue: '2026-01-31T10:15:00.123456Z' },
  bytes: { bytesValue: 'AHdiZA==' },
  spot: { geoPointValue: { latitude: 50.9, longitude: 6.9 } },
  list: { arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '2' }] } },
  map: { mapValue: { fields: { deep: { mapValue: { fields: { x: { doubleValue: 0.5 } } } } } } },
};

/** Documents that the rules read when an advisor changes the page. */
const EMPTY_PAGE = Object.fromEntries(
  [
    'heroSubtext',
    'testimonialShareText',
    'bookingslink',
    'loop',
    'loopThumb',
    'intro',
    'introCaptions',
    'introThumb',
    'logo',
  ].map((name) => [name, { nullValue: null }]),
);

const text = (value: string) => ({ stringValue: value });

/** Documents in the proportions of a portal that is used: mostly customers, seats and mails. */
export function* drillDocuments(count: number): Generator<Write & { set: unknown }> {
  yield {
    set: {
      path: `advisors/${ADVISOR.uid}`,
      fields: {
        ...EVERY_TYPE,
        ...EMPTY_PAGE,
        lv: { integerValue: '2' },
        heroText: text('Hallo'),
      },
    },
  };
  yield {
    set: {
      path: `accounts/${ADVISOR.uid}`,
      fields: { email: text(ADVISOR.email), block: { nullValue: null } },
    },
  };
  for (let index = 2; index < count; index += 1) {
    const id = String(index).padStart(7, '0');
    const fields = { ...EVERY_TYPE, number: { integerValue: String(index) } };
    const state = ['queued', 'failed', 'sent', 'sent'][index % 4] ?? 'sent';
    const kinds = [
      { path: `customers/c${id}`, fields: { ...fields, advisor: text(ADVISOR.uid) } },
      { path: `sessions/s${id.slice(0, 6)}/registrations/c${id}`, fields },
      { path: `mails/m${id}`, fields: { ...fields, state: text(state) } },
      { path: `accounts/a${id}/payments/p${id}`, fields },
    ];
    yield { set: kinds[index % kinds.length] ?? { path: `customers/c${id}`, fields } };
  }
}

export function drillLogins(count: number): Login[] {
  return Array.from({ length: count }, (_, index) => ({
    localId: `uid-${index}`,
    ...(index % 2 === 0
      ? { email: `login-${index}@example.org`, rawPassword: `geheim-${index}` }
      : { phoneNumber: `+49155${String(50_000_000 + index)}` }),
  }));
}

export function drillFiles(count: number): { path: string; content: Buffer }[] {
  return Array.from({ length: count }, (_, index) => ({
    path: `seminars/thumb/${index}.png`,
    content: Buffer.alloc(20_000, `file ${index} `),
  }));
}
