import type { SelectionKind } from '@wbd/data/selections';

interface ContentTexts {
  title: string;
  text: string;
  list: string;
  shownAgain: string;
  shownNoMore: string;
  orderSaved: string;
  loadFailed: string;
  empty: { title: string; text: string };
  search: string;
}

export const contentTexts: Readonly<Record<SelectionKind, ContentTexts>> = {
  seminar: {
    title: 'Seminare',
    text: 'Welche Seminare deine Seite zeigt, und in welcher Reihenfolge.',
    list: 'Seminare auf deiner Seite',
    shownAgain: 'Seminar wird wieder angezeigt',
    shownNoMore: 'Seminar wird nicht mehr angezeigt',
    orderSaved: 'Seminar-Reihenfolge aktualisiert',
    loadFailed: 'Seminare konnten nicht geladen werden. Versuche es später erneut.',
    empty: {
      title: 'Noch keine Seminare',
      text: 'Sobald im Netzwerk ein Seminar veröffentlicht ist, kannst du es hier auf deine Seite nehmen.',
    },
    search: 'Seminare suchen...',
  },
  expert: {
    title: 'Experten-Videos',
    text: 'Welche Experten-Videos deine Seite zeigt, und in welcher Reihenfolge.',
    list: 'Experten-Videos auf deiner Seite',
    shownAgain: 'Video wird wieder angezeigt',
    shownNoMore: 'Video wird nicht mehr angezeigt',
    orderSaved: 'Video-Reihenfolge aktualisiert',
    loadFailed: 'Konnte Experten-Videos nicht laden :(',
    empty: {
      title: 'Noch keine Experten-Videos',
      text: 'Sobald im Netzwerk ein Experten-Video veröffentlicht ist, kannst du es hier auf deine Seite nehmen.',
    },
    search: 'Experten-Videos suchen...',
  },
};

export const choiceTexts = {
  show: (title: string) => `${title} anzeigen`,
  nothingShown: 'Deine Seite zeigt hiervon gerade nichts. Schalte unten etwas ein.',
  others: 'Nicht auf deiner Seite',
  nothingFound: 'Dazu passt nichts.',
  more: 'Mehr anzeigen',
} as const;
