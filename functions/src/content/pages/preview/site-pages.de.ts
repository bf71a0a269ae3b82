import { paidPlanWords } from '@wbd/domain/plans';
import { previewTexts } from './texts.de.ts';

/** A page whose words do not come from the database. */
export interface SitePage {
  title: string;
  description: string;
  /** its one address, for every form of the link */
  path: string;
  /** false for pages that only make sense to the person who got a link to them */
  isListed: boolean;
}

const listed = (path: string, title: string, description: string): SitePage => ({
  path,
  title,
  description,
  isListed: true,
});
const unlisted = (path: string, title: string, description: string): SitePage => ({
  ...listed(path, title, description),
  isListed: false,
});

/** The portal's home: its content comes from the database, its title does not. */
export const START_PAGE = listed('/', previewTexts.site, previewTexts.siteDescription);

const pricing = listed(
  '/partner/pricing',
  'Pakete und Preise',
  `Basic, ${paidPlanWords('und')} im Vergleich: Was jedes Paket enthält und was es kostet, monatlich oder im Jahr.`,
);

/** Titles are those that the pages give themselves. */
const sitePages: readonly SitePage[] = [
  listed(
    '/partner',
    'Partner werden',
    'Scout, Berater, Spezialist oder Führungskraft: Finde heraus, wie WBD zu dir passt.',
  ),
  listed(
    '/partner/scout',
    'Scouts',
    'Als Scout empfiehlst du Seiten, Seminare und Videos weiter. Basic kostet nichts.',
  ),
  listed(
    '/partner/advisor',
    'Berater',
    'Mit Lite bekommst du einen persönlichen Auftritt: mit Video, echten Kundenstimmen und einem Knopf zu deinem Kalender.',
  ),
  listed(
    '/partner/specialist',
    'Spezialisten',
    'Mit Pro erreichst du die Kunden des ganzen Netzwerks: in Seminaren und mit Experten-Videos.',
  ),
  listed(
    '/partner/manager',
    'Führungskräfte',
    'Mit Pro gibst du deinem Team Seminare zum Mitnutzen und eine Wissensbibliothek, die alle kennen.',
  ),
  pricing,
  listed('/legal/impressum', 'Impressum', 'Wer WBD betreibt, und wie du den Betreiber erreichst.'),
  listed(
    '/legal/datenschutz',
    'Datenschutz',
    'Welche Daten WBD von dir verarbeitet, wozu, und welche Rechte du hast.',
  ),
  listed(
    '/legal/agb',
    'Allgemeine Geschäftsbedingungen',
    'Was gilt, wenn du dich für ein Seminar anmeldest, einen Termin buchst oder Partner wirst.',
  ),
  listed(
    '/legal/auftragsverarbeitung',
    'Vertrag zur Auftragsverarbeitung',
    'Wie WBD die Kundendaten seiner Partner verarbeitet, und wer dabei hilft.',
  ),
  listed(
    '/legal/barrierefreiheit',
    'Barrierefreiheit',
    'Wie barrierefrei WBD ist, was noch fehlt, und wo du eine Barriere meldest.',
  ),
  listed(
    '/kuendigen',
    'Verträge hier kündigen',
    'Kündige dein WBD-Paket ohne Anmeldung. Den Eingang bestätigen wir dir sofort.',
  ),
  listed('/auth', 'Anmelden', 'Melde dich bei WBD an: dein Zugang für Partner.'),
  listed(
    '/advisor-signup',
    'Partner werden',
    `Erstelle deinen WBD-Account: Basic ist kostenlos, ${paidPlanWords('und')} bringen deine eigene Seite mit.`,
  ),
  unlisted(
    '/action/meine-termine',
    'Meine Termine',
    'Sieh nach, wofür du angemeldet bist, buche um oder sage ab.',
  ),
  unlisted(
    '/action/meine-daten',
    'Meine Daten',
    'Sieh nach, was WBD über dich gespeichert hat, nimm es mit oder lösche es.',
  ),
  unlisted(
    '/kuendigen/bestaetigen',
    'Kündigung bestätigen',
    'Bestätige, dass eine Kündigung von dir kommt, oder sag uns, dass du es nicht warst.',
  ),
  unlisted('/auth/forgot-password', 'Passwort vergessen?', 'Setze dein WBD-Passwort zurück.'),
  unlisted('/auth/new-password', 'Neues Passwort setzen', 'Setze dein WBD-Passwort zurück.'),
  unlisted('/auth/second-factor', 'Anmeldung absichern', 'Sichere deine Anmeldung bei WBD ab.'),
  unlisted(
    '/auth/confirm-email',
    'E-Mail-Adresse bestätigen',
    'Bestätige die E-Mail-Adresse deines WBD-Accounts.',
  ),
  unlisted(
    '/auth/change-email',
    'Neue E-Mail-Adresse bestätigen',
    'Bestätige die neue E-Mail-Adresse deines WBD-Accounts.',
  ),
];
const byPath = new Map(sitePages.map((page) => [page.path, page]));

/** Addresses of the pages that search engines may list, in the order in which they are written down. */
export const LISTED_PATHS: readonly string[] = [
  START_PAGE.path,
  ...sitePages.filter(({ isListed }) => isListed).map(({ path }) => path),
];

/** Pages of one person, of which a link says nothing. */
const SILENT = /^\/action\/(?:platz|termin|abbestellen|melden|datenexport|kiosk\/[^/]+)$/;

/** Whether it is the address of a page without words of its own for a link. */
export const isSilentPage = (pathname: string) => SILENT.test(withoutEndSlash(pathname));

const PRICING = /^\/partner\/pricing(?:\/(?:[a-z]+\/)?(?:basic|lite|pro))?$/;

/** The one form in which an address is looked up. */
export const withoutEndSlash = (pathname: string) => pathname.replace(/\/$/, '');

/** @returns null for an address of anything else */
export function findSitePage(pathname: string): SitePage | null {
  const path = withoutEndSlash(pathname);
  return PRICING.test(path) ? pricing : (byPath.get(path) ?? null);
}
