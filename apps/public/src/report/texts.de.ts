import { LONGEST_NOTICE } from '@wbd/domain/notices';

export const reportTexts = {
  title: 'Inhalt melden',
  intro:
    'Hast du hier etwas gesehen, das verboten ist oder dir Unrecht tut? Sag uns, was es ist. Ein Mensch prüft es.',
  subject: {
    label: 'Das meldest du',
    of: (name: string) => `von ${name}`,
    gone: 'Diesen Inhalt gibt es nicht mehr',
    goneText: 'Er ist gelöscht oder schon ausgeblendet. Du musst nichts weiter tun.',
    failed: 'Wir konnten nicht nachsehen, was du meldest.',
    change: 'Etwas anderes melden',
  },
  find: {
    text: 'Kopiere die Adresse der Seite, auf der du es gesehen hast.',
    fields: {
      address: { label: 'Adresse der Seite', placeholder: 'https://' },
    },
    errors: { address: 'Das ist keine Adresse von WBD. Sie beginnt wie die Adresse dieser Seite.' },
    next: 'Weiter',
  },
  fields: {
    reason: 'Worum geht es?',
    text: {
      label: 'Was ist daran verboten oder falsch?',
      hint: 'Bei einem Video hilft uns die Minute, ab der es zu sehen ist.',
    },
    name: 'Dein Name',
    email: { label: 'Deine E-Mail-Adresse', hint: 'Damit wir dir sagen, was wir entscheiden.' },
    goodFaith: 'Was ich schreibe, ist nach bestem Wissen richtig und vollständig.',
  },
  voluntary: 'Bei diesem Grund musst du es nicht angeben.',
  errors: {
    reason: 'Bitte wähle einen Grund',
    text: {
      missing: 'Bitte schreib, was daran verboten oder falsch ist',
      invalid: `Bitte fass dich kürzer, höchstens ${LONGEST_NOTICE} Zeichen`,
    },
    name: { missing: 'Bitte gib deinen Namen an', invalid: 'Dieser Name ist zu lang' },
    email: { missing: 'Bitte gib deine E-Mail-Adresse an', invalid: 'Diese Adresse stimmt nicht' },
    goodFaith: 'Bitte bestätige das',
  },
  choose: 'Bitte wählen',
  send: 'Meldung abschicken',
  busy: 'Lädt...',
  failed: 'Deine Meldung ist noch nicht angekommen',
  tooOften:
    'Aus deinem Netz kamen gerade sehr viele Meldungen. Bitte versuch es in einer Stunde noch einmal.',
  privacy: {
    text: 'Wer den Inhalt veröffentlicht hat, erfährt nicht, wer ihn gemeldet hat.',
    link: 'So gehen wir mit deinen Angaben um',
  },
  sent: {
    title: 'Danke, deine Meldung ist da',
    withMail: (email: string) =>
      `Wir prüfen sie und schreiben an ${email}, was wir entscheiden und warum.`,
    withoutMail: 'Wir prüfen sie sofort.',
    number: (number: string) => `Nummer deiner Meldung: ${number}`,
    back: 'Zurück zur Seite',
  },
} as const;
