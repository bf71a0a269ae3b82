import { counted } from '@wbd/domain/words';
import { sharedTexts } from '../shared/texts.de.ts';

export const quickTexts = {
  title: 'Schnellvideos',
  intro: 'Kurze Videos, die du deinen Kunden mit einem Link schickst.',
  search: 'Videos suchen...',
  list: 'Deine Schnellvideos',
  share: 'Teilen',
  shareVideo: (title: string) => `Teilen: ${title}`,
  since: (day: string) => `Seit ${day}`,
  empty: {
    title: 'Noch keine Schnellvideos',
    text: 'Lade dein erstes Video hoch und schick deinen Kunden den Link.',
    textBelowPro:
      'Übernimm Videos aus dem Netzwerk und schick sie unter deinem Link weiter. Mit WBD Pro lädst du eigene Schnellvideos hoch.',
    toNetwork: 'Videos im Netzwerk ansehen',
  },
  tabs: { label: 'Schnellvideos', own: 'Deine Liste', network: 'Aus dem Netzwerk' },
  network: {
    list: 'Schnellvideos aus dem Netzwerk',
    by: (author: string) => (author === '' ? '' : `von ${author}`),
    shared: 'Im Netzwerk geteilt',
    shareOf: (title: string) => `Mit dem Netzwerk teilen: ${title}`,
    withdrawOf: (title: string) => `Nicht mehr mit dem Netzwerk teilen: ${title}`,
    take: 'Übernehmen',
    takeOf: (title: string) => `Übernehmen: ${title}`,
    taken: 'In deiner Liste',
    takenOf: (title: string) => `In deiner Liste: ${title}`,
    done: 'In deine Liste übernommen',
    doneText: 'Teile es dort unter deinem Link.',
    giveBackOf: (title: string) => `Aus deiner Liste nehmen: ${title}`,
    givenBack: 'Aus deiner Liste genommen',
    failed: 'Das hat leider nicht geklappt',
    unconfirmed: 'Bestätige deine E-Mail-Adresse, um Videos aus dem Netzwerk zu sehen.',
    empty: {
      title: 'Noch keine Videos im Netzwerk',
      text: 'Sobald jemand ein Schnellvideo mit dem Netzwerk teilt, findest du es hier.',
    },
    withdrawn: (count: number) =>
      counted(
        count,
        '1 Video, das du übernommen hattest, wird nicht mehr geteilt. Dein Link dazu führt ins Leere.',
        '# Videos, die du übernommen hattest, werden nicht mehr geteilt. Deine Links dazu führen ins Leere.',
      ),
    understood: 'Verstanden',
    sharing: {
      title: 'Mit dem Netzwerk teilen?',
      text: (title: string) =>
        `Berater ab WBD Lite können „${title}“ in ihre Liste übernehmen und unter ihrem Link weiterschicken. Dein Name steht dabei. Du kannst es jederzeit zurücknehmen: Dann verschwindet es überall.`,
      confirm: 'Teilen',
      done: 'Mit dem Netzwerk geteilt',
    },
    withdrawing: {
      title: 'Nicht mehr teilen?',
      text: (title: string) =>
        `„${title}“ verschwindet aus dem Netzwerk und aus den Listen aller, die es übernommen haben. Deren Links führen dann ins Leere. Deine eigenen Links bleiben.`,
      confirm: 'Zurücknehmen',
      done: 'Aus dem Netzwerk genommen',
    },
  },
  words: { fields: sharedTexts.fields, errors: sharedTexts.errors },
} as const;
