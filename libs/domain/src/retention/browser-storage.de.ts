import { UPLOAD_DAYS } from './retention.ts';

/** Something that the portal keeps in a browser. The privacy page lists them all; a crawl checks that there are no others. */
export interface StoredInBrowser {
  /** the key of an entry, or the name of a database; with `*` at the end, how it begins */
  key: string;
  place: 'localStorage' | 'sessionStorage' | 'indexedDB';
  /** what it holds, as the privacy page says it */
  what: string;
  /** how long it stays, as the privacy page says it */
  until: string;
}

const signOut = 'bis du dich abmeldest';
const cleared = 'bis du die Daten der Seite im Browser löschst';
const tab = 'bis du den Tab schließt';
const login = 'deine Anmeldung';
const probe = 'einen Versuch, ob dein Browser etwas speichern kann';
const moment = 'nur einen Augenblick lang';

export const STORED_IN_BROWSER: readonly StoredInBrowser[] = [
  { key: 'firebaseLocalStorageDb', place: 'indexedDB', what: login, until: signOut },
  { key: 'firebase:*', place: 'localStorage', what: login, until: signOut },
  { key: 'firebase:*', place: 'sessionStorage', what: login, until: tab },
  {
    key: 'firebase-heartbeat-database',
    place: 'indexedDB',
    what: 'an welchen Tagen die Seite den Anmeldedienst benutzt hat',
    until: cleared,
  },
  {
    key: 'firebase-app-check-database',
    place: 'indexedDB',
    what: 'den Nachweis, dass ein echter Browser anfragt',
    until: cleared,
  },
  {
    key: 'validate-browser-context-for-indexeddb-analytics-module',
    place: 'indexedDB',
    what: probe,
    until: moment,
  },
  { key: 'wbd-probe', place: 'indexedDB', what: probe, until: moment },
  {
    key: 'wbd.signed-in',
    place: 'localStorage',
    what: 'welches Konto angemeldet ist, damit andere Tabs es merken',
    until: signOut,
  },
  {
    key: 'react-router-scroll-positions',
    place: 'sessionStorage',
    what: 'wie weit du auf einer Seite gelesen hast, damit du dort wieder ankommst',
    until: tab,
  },
  { key: 'theme', place: 'localStorage', what: 'das gewählte Farbschema', until: cleared },
  {
    key: 'wbd.ref',
    place: 'sessionStorage',
    what: 'wer den Link geteilt hat, über den du gekommen bist',
    until: tab,
  },
  {
    key: 'wbd.own-name',
    place: 'localStorage',
    what: 'deinen Namen und deine E-Mail-Adresse nach einer Anmeldung zu einem Seminar oder einem Terminwunsch',
    until: cleared,
  },
  {
    key: 'wbd.registration.*',
    place: 'sessionStorage',
    what: 'was du in eine Anmeldung getippt hast',
    until: tab,
  },
  {
    key: 'wbd.sign-up',
    place: 'sessionStorage',
    what: 'was du in die Registrierung als Partner getippt hast, ohne Passwort, bis dein Account angelegt ist',
    until: tab,
  },
  {
    key: 'wbd.positions',
    place: 'localStorage',
    what: 'im Portal, wie weit du ein Video gesehen hast',
    until: cleared,
  },
  {
    key: 'wbd.upload:*',
    place: 'localStorage',
    what: 'im Portal, welche Dateien noch hochgeladen werden',
    until: 'bis sie angekommen sind',
  },
  {
    key: 'wbd.upload-job:*',
    place: 'localStorage',
    what: 'im Portal, was du zu einem Upload eingegeben hast, der noch nicht fertig ist; ein verkleinertes Video liegt so lange in den privaten Dateien des Browsers',
    until: `bis er fertig ist, du ihn entfernst oder dich abmeldest, höchstens ${UPLOAD_DAYS} Tage`,
  },
  {
    key: 'wbd.kiosk',
    place: 'localStorage',
    what: 'auf dem Gerät eines Beraters den Kiosk-Modus, mit der E-Mail-Adresse des Beraters und ohne die Angaben der Gäste',
    until: 'bis er endet',
  },
  {
    key: 'wbd.module-preview',
    place: 'sessionStorage',
    what: 'ob du eine Vorschau des Portals siehst',
    until: tab,
  },
];
