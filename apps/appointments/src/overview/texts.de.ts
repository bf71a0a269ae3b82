import { counted } from '@wbd/domain/words';

export const overviewTexts = {
  title: 'Termine',
  intro: 'Wer kommt, worum es geht und wie es war.',
  setUp: 'Termine einrichten',
  copyLink: 'Buchungslink kopieren',
  failed: 'Deine Termine konnten nicht geladen werden.',
  tabsLabel: 'Termine',
  tabs: { coming: 'Kommende', past: 'Vergangene' },
  start: {
    title: 'Lass dich direkt buchen',
    text: 'Lege deine Sprechzeiten und eine Terminart fest. Danach suchen sich Kunden auf deiner Seite selbst eine freie Zeit aus.',
  },
  noneComing: {
    title: 'Keine kommenden Termine',
    text: 'Neue Buchungen erscheinen hier. Teile deinen Buchungslink, damit Kunden eine Zeit wählen.',
  },
  nonePast: { title: 'Noch keine vergangenen Termine', text: 'Hier hältst du fest, wie es war.' },
  mostPast: (count: number) => `Gezeigt werden die letzten ${String(count)} Termine.`,
  list: 'Liste der Termine',
  time: (from: string, to: string) => `${from} bis ${to} Uhr`,
  cancelled: { customer: 'Vom Kunden abgesagt', advisor: 'Von dir abgesagt' },
  place: { phone: 'Du rufst an', online: 'Online', address: 'Vor Ort' },
  join: 'Zum Online-Termin',
  callOff: 'Absagen',
  callOffOf: (name: string) => `Termin mit ${name} absagen`,
  how: (name: string) => `Wie war der Termin mit ${name}?`,
  outcomes: { came: 'War da', missed: 'Nicht erschienen' },
  recorded: 'Gespeichert',
  recordFailed: 'Das konnte nicht gespeichert werden',
  reportDeal: 'Abschluss melden',
  toRecord: (count: number) =>
    counted(
      count,
      '1 Termin wartet auf deine Rückmeldung',
      '# Termine warten auf deine Rückmeldung',
    ),
} as const;

export const callOffTexts = {
  title: 'Termin absagen?',
  text: (name: string, when: string) =>
    `${name} bekommt eine Absage für ${when} Uhr, wenn eine E-Mail-Adresse bekannt ist. Die Zeit ist danach wieder frei.`,
  noEmail: (name: string) =>
    `Von ${name} ist keine E-Mail-Adresse bekannt. Ruf bitte an und sag selbst ab.`,
  fields: { reason: { label: 'Grund (freiwillig)', hint: 'Steht in der E-Mail.' } },
  errors: { reason: 'Dieser Grund ist zu lang' },
  confirm: 'Termin absagen',
  done: 'Termin abgesagt',
  failed: 'Der Termin konnte nicht abgesagt werden',
} as const;
