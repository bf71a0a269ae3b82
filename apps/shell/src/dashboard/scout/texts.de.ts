import type { PaidPlan } from '@wbd/domain/plans';
import { counted } from '@wbd/domain/words';

const people = (count: number) => counted(count, '1 Person', '# Personen');

export const scoutTexts = {
  link: {
    title: 'Dein Link',
    text: 'Gib ihn Menschen, denen ein Seminar oder ein Gespräch hilft. Wer sich darüber anmeldet, steht in deiner Liste.',
  },
  recommend: {
    title: 'Das kannst du empfehlen',
    text: 'Ein bestimmter Tipp wirkt besser als ein allgemeiner Link.',
    seminars: 'Seminare',
    videos: 'Videos',
    failed: 'Deine Empfehlungen konnten nicht geladen werden.',
    none: 'Gerade ist auf deiner Seite nichts veröffentlicht.',
    share: 'Teilen',
    shareOf: (title: string) => `Teilen: ${title}`,
    seminarOf: (time: string | null, advisor: string) =>
      [time ?? 'Noch kein Termin', advisor].filter((part) => part !== '').join(' · '),
    more: (count: number) => counted(count, '1 weitere zeigen', '# weitere zeigen'),
    seminarMessage: (title: string, url: string) =>
      `Hallo, ich habe an dich gedacht: Das Seminar „${title}“ könnte dich interessieren. Hier kannst du dich anmelden:\n${url}`,
    videoMessage: (url: string) =>
      `Hallo, ich habe an dich gedacht: Dieses Video könnte dich interessieren:\n${url}`,
  },
  referrals: {
    title: 'Wer über dich kam',
    failed: 'Die Liste konnte nicht geladen werden.',
    summary: (came: number, attended: number) =>
      `${people(came)} ${counted(came, 'hat', 'haben')} sich über deine Links angemeldet. Bei einem Seminar ${
        attended === 0
          ? 'war noch niemand'
          : counted(attended, 'war 1 von ihnen', 'waren # von ihnen')
      }.`,
    registered: (date: string) => `Angemeldet am ${date}`,
    attended: 'War beim Seminar',
    more: (count: number) => counted(count, '1 weitere Person', '# weitere Personen'),
    stepsTitle: 'So geht es',
    steps: [
      'Kopiere deinen Link oder such dir ein Seminar aus, das zu jemandem passt.',
      'Schick ihn mit ein paar eigenen Worten.',
      'Meldet sich die Person an, steht sie hier mit Vorname und Anfangsbuchstabe.',
    ],
  },
  upgrade: {
    title: 'Mehr mit einem Paket',
    plans: {
      lite: 'Mit WBD Lite gestaltest du deine eigene Seite, zeigst Kundenstimmen und führst deine Kundenliste.',
      pro: 'Mit WBD Pro bietest du außerdem eigene Seminare, Experten-Videos und Schnellvideos an.',
    } satisfies Record<PaidPlan, string>,
    look: { lite: 'WBD Lite ansehen', pro: 'WBD Pro ansehen' } satisfies Record<PaidPlan, string>,
  },
} as const;
