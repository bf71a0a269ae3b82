import type { DemoAdvisor } from '../seed/demo.ts';

/** Words of the developer's page. */
export const texts = {
  title: 'WBD lokal',
  intro: 'Diese Seite gibt es nur im lokalen Portal.',
  accounts: 'Demo-Konten',
  password: 'Passwort für alle',
  email: 'E-Mail',
  level: 'Paket',
  page: 'Seite',
  about: 'Wofür',
  codes: 'Letzte SMS-Codes',
  noCodes: 'Noch keiner verschickt. Lass dir im Portal einen Code senden und lade diese Seite neu.',
  codesFailed: 'Der Auth-Emulator antwortet gerade nicht.',
  phone: 'Telefonnummer',
  code: 'Code',
  reload: 'Neu laden',
  customer: (phone: string) => `Kundin mit Login: ${phone} (Code siehe unten)`,
  links: 'Wege',
  portal: 'Portal',
  defaultPage: 'Standardseite',
  inbox: 'Postfach (alle Mails landen hier)',
  signIn: 'Anmelden',
} as const;

export const levelNames = ['Basic', 'Lite', 'Pro'] as const;

export const accountNotes: Record<DemoAdvisor, string> = {
  basic: 'kostenloses Paket, keine eigene Seite',
  lite: 'ohne Buchungslink: der Hinweis im Portal erscheint',
  pro: 'hat alles: Seminare, Experten-Videos, Kundenstimmen, 25 Kunden',
  kollege: 'gleiche Organisation wie pro',
  fremd: 'andere Organisation',
  admin: 'sieht die Verwaltung; die Anmeldung fragt nach einem SMS-Code (siehe unten)',
  chefin: 'verwaltet eine Organisation, die Provision zahlt; fragt nach einem SMS-Code',
  vertretung: 'verwaltet sie mit; gibt die angelegte Auszahlung frei',
  partnerin: 'bekommt Provision; die geänderte Bankverbindung wartet noch',
  wbd: 'Standardseite für Besucher ohne Berater',
  internaltesting: 'sieht auch Ausgeblendetes',
};
