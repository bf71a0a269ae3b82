import type { ContentDecidedMail, NoticeDecidedMail } from '@wbd/domain/mails';

export const texts = {
  greeting: 'Hallo,',
  reason:
    'Du bekommst diese E-Mail, weil jemand mit dieser Adresse bei WBD einen Inhalt gemeldet hat.',
  number: 'Nummer der Meldung',
  content: 'Inhalt',
  outcome: 'Entscheidung',
  basis: 'Grundlage',
  ground: 'Worauf wir uns stützen',
  facts: 'Was wir festgestellt haben',
  how: 'Wie entschieden wurde',
  byPerson: 'Ein Mensch hat entschieden. Es wurden keine automatischen Mittel verwendet.',
  byOther:
    'Ein Mensch hat entschieden, der an der ersten Entscheidung nicht beteiligt war. Es wurden keine automatischen Mittel verwendet.',
  bySame:
    'Ein Mensch hat entschieden, derselbe wie beim ersten Mal, weil niemand anderes dafür zuständig ist. Es wurden keine automatischen Mittel verwendet.',
  received: {
    subject: (number: string) => `Deine Meldung ${number} ist angekommen`,
    preview: 'Wir prüfen sie und schreiben dir, was wir entscheiden.',
    heading: 'Danke, deine Meldung ist da',
    intro:
      'deine Meldung ist bei uns angekommen. Ein Mensch prüft sie, und wir schreiben dir, was wir entscheiden und warum.',
  },
  decided: {
    subject: (number: string) => `Entscheidung über deine Meldung ${number}`,
    heading: 'Wir haben entschieden',
    kept: 'Der Inhalt bleibt sichtbar.',
    restricted: 'Der Inhalt ist ausgeblendet.',
    intro: {
      first: 'du hast uns einen Inhalt gemeldet. Wir haben ihn geprüft und entschieden.',
      again:
        'du hast uns einen Inhalt gemeldet, den wir ausgeblendet haben. Dagegen gab es einen Widerspruch, über den wir jetzt entschieden haben.',
    } satisfies Record<'first' | 'again', string>,
    preview: {
      kept: 'Der gemeldete Inhalt bleibt sichtbar. Hier steht, warum.',
      restricted: 'Der gemeldete Inhalt ist ausgeblendet. Hier steht, warum.',
    } satisfies Record<NoticeDecidedMail['outcome'], string>,
    redress:
      'Bist du nicht einverstanden? Schreib uns an die Kontaktstelle in unserem Impressum und nenne die Nummer, dann sehen wir uns den Inhalt noch einmal an. Du kannst dich auch an eine zugelassene Stelle für außergerichtliche Streitbeilegung (Art. 21 DSA) oder an ein Gericht wenden.',
  },
  owner: {
    subject: {
      restricted: (title: string) => `Ausgeblendet: ${title}`,
      upheld: (title: string) => `Bleibt ausgeblendet: ${title}`,
      restored: (title: string) => `Wieder sichtbar: ${title}`,
    } satisfies Record<ContentDecidedMail['outcome'], (title: string) => string>,
    heading: {
      restricted: 'Wir haben einen Inhalt ausgeblendet',
      upheld: 'Dein Inhalt bleibt ausgeblendet',
      restored: 'Dein Inhalt ist wieder sichtbar',
    } satisfies Record<ContentDecidedMail['outcome'], string>,
    intro: {
      restricted:
        'wir haben eine Meldung bekommen, einen Inhalt von dir geprüft und ihn überall ausgeblendet. Er ist nicht gelöscht: Du siehst ihn in deinem Portal weiter.',
      upheld:
        'du hast widersprochen. Wir haben deinen Inhalt noch einmal geprüft, und er bleibt ausgeblendet.',
      restored:
        'wir haben deinen Inhalt noch einmal geprüft. Er ist innerhalb weniger Minuten überall wieder da.',
    } satisfies Record<ContentDecidedMail['outcome'], string>,
    preview: {
      restricted: 'Hier steht, warum, und wie du widersprechen kannst.',
      upheld: 'Hier steht, warum, und was du noch tun kannst.',
      restored: 'Du musst nichts tun. Hier steht, warum.',
    } satisfies Record<ContentDecidedMail['outcome'], string>,
    redress: (until: string) =>
      `Bist du nicht einverstanden? Bis zum ${until} kannst du in deinem Portal kostenlos widersprechen. Du kannst dich auch an eine zugelassene Stelle für außergerichtliche Streitbeilegung (Art. 21 DSA) oder an ein Gericht wenden.`,
    lastRedress:
      'Bist du nicht einverstanden? Du kannst dich an eine zugelassene Stelle für außergerichtliche Streitbeilegung (Art. 21 DSA) oder an ein Gericht wenden.',
    action: 'Im Portal ansehen',
  },
} as const;
