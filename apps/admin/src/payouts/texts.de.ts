import { counted } from '@wbd/domain/words';

const credits = (count: number) => counted(count, 'Eine Gutschrift', '# Gutschriften');

export const payoutsTexts = {
  title: 'Auszahlungen, die auf WBD warten',
  documentTitle: 'Auszahlungen freigeben',
  intro:
    'Wer eine Auszahlung anlegt, gibt sie nicht frei. Verwaltet nur eine Person die Organisation, macht das WBD. Prüfe vorher, ob die Beträge stimmen können.',
  loadFailed: 'Die Auszahlungen konnten nicht geladen werden',
  empty: 'Keine Auszahlung wartet',
  emptyText: 'Sobald eine Organisation die Freigabe von WBD braucht, steht sie hier.',
  unknownOrg: 'Unbekannte Organisation',
  author: 'Angelegt von',
  unknown: 'jemandem, der nicht mehr dabei ist',
  draftedAt: 'Angelegt am',
  list: (org: string) => `Gutschriften von ${org}`,
  statement: (number: string, end: string) => `${number} · Konto endet auf ${end}`,
  parts: {
    own: 'Geht an dich: gibt jemand anderes frei',
    objected: 'Widerspruch: bleibt draußen',
  },
  more: (count: number) => counted(count, '1 weitere zeigen', '# weitere zeigen'),
  approve: 'Freigeben',
  approveOf: (org: string) => `Freigeben: ${org}`,
  dialog: {
    title: 'Auszahlung freigeben',
    pays: (count: number, sum: string, org: string) =>
      `${credits(count)} über zusammen ${sum} von ${org}. Die Bankdatei ändert sich danach nicht mehr, und die Bank soll am nächsten Bankarbeitstag überweisen.`,
    own: 'Alles davon geht an dich. Die Auszahlung geht zur Freigabe an die Verwaltung der Organisation.',
    submit: { pays: 'Freigeben', own: 'Weitergeben' },
    fields: {},
    errors: {},
  },
  done: { pays: 'Auszahlung freigegeben', own: 'Zur Freigabe weitergegeben' },
  failed: 'Das konnte nicht gespeichert werden',
} as const;
