import { errorTexts } from '@wbd/domain/errors';
import { nameErrorText } from '@wbd/domain/fields';
import { LONGEST_ANSWER } from '@wbd/domain/appointments';

export const bookingTexts = {
  failed: 'Die Termine konnten nicht geladen werden',
  types: { title: 'Was möchtest du buchen?', other: 'Anderer Termin' },
  about: (minutes: number, place: string) => `${minutes} Minuten · ${place}`,
  times: 'Wann passt es dir?',
  external: {
    text: (firstName: string) => `Nichts Passendes dabei? ${firstName} hat noch einen Kalender.`,
    link: 'Anderen Kalender öffnen',
  },
  chosen: { title: 'Dein Termin', otherTime: 'Andere Zeit' },
  gate: {
    text: 'Bestätige kurz deine Telefonnummer. Danach sagst du noch, wer du bist, und dein Termin steht.',
    confirm: 'Weiter',
    again: errorTexts['auth/code-required'],
  },
  form: {
    fields: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: { label: 'E-Mail (optional)', hint: 'Für Bestätigung und Erinnerung.' },
      answers: '',
    },
    errors: {
      firstName: { missing: 'Bitte Vornamen angeben', invalid: nameErrorText },
      lastName: { missing: 'Bitte Nachnamen angeben', invalid: nameErrorText },
      email: 'Bitte gültige E-Mail-Adresse angeben',
      answers: `Bitte fass dich kürzer, höchstens ${LONGEST_ANSWER} Zeichen`,
    },
    optional: (question: string) => `${question} (optional)`,
    submit: 'Termin buchen',
    busy: 'Wir buchen deinen Termin …',
    failed: 'Dein Termin ist noch nicht gebucht',
  },
  forAdvisor: {
    title: 'Deine Kunden buchen hier selbst',
    own: 'Sie suchen sich eine freie Zeit aus und bestätigen ihre Telefonnummer. Schick ihnen einfach diesen Link.',
    colleague: (firstName: string) =>
      `Sie suchen sich eine freie Zeit bei ${firstName} aus und bestätigen ihre Telefonnummer. Schick ihnen einfach diesen Link, sie bleiben dabei deine Kunden.`,
    share: 'Link teilen',
    shareTitle: (name: string) => `Termin mit ${name}`,
  },
} as const;
