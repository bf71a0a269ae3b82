import { LONGEST_COMPLAINT } from '@wbd/domain/notices';

export const hiddenTexts = {
  title: 'Ausgeblendete Inhalte',
  intro: 'Was wir nach einer Meldung ausgeblendet haben, und warum. Nur du siehst es noch.',
  back: 'Zum Portal',
  loadFailed: 'Deine ausgeblendeten Inhalte konnten nicht geladen werden.',
  loading: 'Lade Daten...',
  empty: 'Nichts ausgeblendet',
  emptyText: 'Alle deine Inhalte sind sichtbar.',
  facts: {
    since: 'Ausgeblendet am',
    number: 'Nummer der Meldung',
    basis: 'Grundlage',
    ground: 'Worauf wir uns stützen',
    facts: 'Was wir festgestellt haben',
    how: 'Wie entschieden wurde',
    byPerson: 'Ein Mensch hat entschieden, ohne automatische Mittel.',
    scope: 'Was das bedeutet',
    everywhere: 'Überall in WBD ausgeblendet, ohne Ende-Datum',
  },
  complaint: {
    open: 'Widerspruch einlegen',
    text: (until: string) =>
      `Du kannst bis zum ${until} kostenlos widersprechen. Eine andere Person prüft dann noch einmal, wenn es sie gibt.`,
    fields: {
      text: { label: 'Warum ist die Entscheidung falsch?' },
    },
    errors: {
      text: {
        missing: 'Bitte schreib, warum die Entscheidung falsch ist',
        invalid: `Bitte fass dich kürzer, höchstens ${LONGEST_COMPLAINT} Zeichen`,
      },
    },
    send: 'Widerspruch abschicken',
    busy: 'Lädt...',
    failed: 'Dein Widerspruch ist noch nicht angekommen',
    tooOften: 'Für heute waren das genug Widersprüche. Morgen kannst du weitermachen.',
    sent: 'Dein Widerspruch ist angekommen',
    waiting: (date: string) =>
      `Du hast am ${date} widersprochen. Wir prüfen den Inhalt noch einmal und schreiben dir.`,
    tooLate: (date: string) => `Die Frist für einen Widerspruch ist am ${date} abgelaufen.`,
    upheld: (date: string) => `Dein Widerspruch ist am ${date} abgelehnt worden.`,
    byOther: 'Entschieden hat ein Mensch, der an der ersten Entscheidung nicht beteiligt war.',
    bySame:
      'Entschieden hat derselbe Mensch wie beim ersten Mal, weil niemand anderes dafür zuständig ist.',
  },
  redress:
    'Daneben kannst du dich an eine zugelassene Stelle für außergerichtliche Streitbeilegung (Art. 21 DSA) oder an ein Gericht wenden.',
} as const;
