import { counted } from '@wbd/domain/words';
import { nameErrorText } from '@wbd/domain/fields';
import type { FailureTexts } from '@wbd/ui/feedback';

const unknown = 'Unbekannter Fehler beim Erstellen des Accounts';

export const signUpTexts = {
  documentTitle: 'Partner werden',
  title: { basic: 'Kostenlos starten', paid: (plan: string) => `WBD ${plan} buchen` },
  intro: {
    basic: 'In einer Minute bist du dabei. Basic kostet nichts.',
    paid: 'Erst dein Account, dann die Zahlung. Danach ist dein Paket sofort da.',
  },
  sponsor: {
    label: 'Empfehlung',
    text: (name: string) =>
      `${name} hat dir WBD empfohlen und sieht nach deiner Anmeldung deinen Vornamen, den ersten Buchstaben deines Nachnamens, dein Paket und den Tag.`,
    drop: 'Ohne Empfehlung anmelden',
  },
  steps: { label: 'Schritte', account: 'Account', payment: 'Zahlung' },
  summary: (plan: string, price: string, interval: string) => `WBD ${plan}, ${price} ${interval}`,
  net: 'zzgl. MwSt.',
  perMonth: 'im Monat',
  perYear: 'im Jahr',
  otherPlan: 'Anderes Paket wählen',
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    code: { label: 'Code', hint: 'Unter dieser Adresse wird deine Seite erreichbar sein.' },
    org: {
      label: 'Top-Orga',
      hint: 'Das ist die Organisation, zu der du gehörst. Von ihr kommt deine Provision: Sie legt fest, ob und wie viel sie zahlt.',
    },
    password: { label: 'Passwort', hint: 'Mindestens 6 Zeichen' },
    confirmation: 'Passwort wiederholen',
  },
  errors: {
    firstName: { missing: 'Vorname ist erforderlich', invalid: nameErrorText },
    lastName: { missing: 'Nachname ist erforderlich', invalid: nameErrorText },
    email: {
      missing: 'E-Mail ist erforderlich',
      invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
    },
    code: {
      missing: 'Code ist erforderlich',
      invalid: 'Bitte wähle einen Code aus Buchstaben, Ziffern und Bindestrichen',
    },
    org: 'Top-Orga ist erforderlich',
    password: {
      missing: 'Passwort ist erforderlich',
      invalid: 'Passwort muss mindestens 6 Zeichen lang sein',
    },
    confirmation: 'Passwörter stimmen nicht überein',
  },
  officialCode:
    'Dieser Code sieht aus wie eine Seite von WBD. Wähle einen, der zu dir gehört, zum Beispiel deinen Namen.',
  officialName:
    'Dieser Name sieht aus wie einer von WBD. Bitte gib deinen eigenen Vor- und Nachnamen an.',
  searchOrganisation: 'Organisation suchen',
  found: (count: number) =>
    count === 0
      ? 'Keine Organisation heißt so. Gehört deine nicht dazu, schreib uns über das Impressum.'
      : counted(count, '1 Organisation passt.', '# Organisationen passen.'),
  organisationsLoading: 'Wird geladen …',
  addressOf: (host: string, code: string) => `Deine Seite: ${host}/${code}`,
  organisationsFailed: 'Die Organisationen konnten nicht geladen werden.',
  signInInstead: 'Mit dieser Adresse anmelden',
  submit: { basic: 'Kostenlos registrieren', paid: 'Weiter zur Zahlung' },
  busy: 'Lädt...',
  hasAccount: 'Du hast schon einen Account?',
  signIn: 'Zur Anmeldung',
  error: 'Fehler',
  created: 'Partner-Account erfolgreich erstellt! Willkommen bei WBD.',
  signInFailed: 'Account erstellt, aber Login fehlgeschlagen. Bitte melde dich manuell an.',
  objected: {
    text: 'Dein Account ist angelegt, und du kannst sofort loslegen. Du brauchst aber eine bestätigte E-Mail-Adresse, um dich nach einer Woche noch anmelden zu können.',
    goOn: 'Weiter',
  },
  payment: {
    title: 'Jetzt fehlt nur noch die Zahlung',
    text: 'Dein Account ist angelegt. Bezahlt wird auf der Seite unseres Zahlungsanbieters.',
    pay: 'Zur Zahlung',
    later: 'Später bezahlen',
  },
} as const;

/** Where the default words of a code are not the specification's for this page. */
export const signUpFailures: FailureTexts = {
  'advisor/create-failed': 'Fehler beim Erstellen des Accounts',
  internal: unknown,
  unavailable: unknown,
};
