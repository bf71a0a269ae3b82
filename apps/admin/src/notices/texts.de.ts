import type { Notice, NoticeDetails } from '@wbd/domain/notices';
import { counted } from '@wbd/domain/words';

type Outcome = 'kept' | 'restricted';

export const noticesTexts = {
  title: 'Meldungen',
  // not „Meldungen“: that is the region of the toasts
  list: 'Gemeldete Inhalte',
  documentTitle: 'Admin: Meldungen',
  intro: 'Inhalte, die jemand gemeldet hat, und Widersprüche dagegen. Dringendes steht oben.',
  loadFailed: 'Die Meldungen konnten nicht geladen werden.',
  tabs: { open: 'Offen', done: 'Entschieden' },
  empty: { open: 'Nichts zu entscheiden', done: 'Noch nichts entschieden' },
  emptyText: {
    open: 'Alle Meldungen sind beantwortet.',
    done: 'Sobald du über eine Meldung entscheidest, steht sie hier.',
  },
  columns: {
    subject: 'Was',
    number: 'Nummer',
    state: 'Stand',
    waiting: 'Meldungen',
    changed: 'Zuletzt',
  },
  gone: 'Gelöschter Inhalt',
  urgent: 'Dringend',
  states: {
    reported: 'Gemeldet',
    complained: 'Widerspruch',
    kept: 'Bleibt sichtbar',
    restricted: 'Ausgeblendet',
  } satisfies Record<Notice['state'], string>,
  waiting: (count: number) => counted(count, '1 Meldung', '# Meldungen'),
  page: {
    documentTitle: 'Admin: Meldung',
    title: 'Meldung',
    back: 'Alle Meldungen',
    notFound: 'Diese Meldung gibt es nicht',
    notFoundText: 'Vielleicht ist sie abgelaufen. Meldungen bleiben zwei Jahre lang stehen.',
    loadFailed: 'Die Meldung konnte nicht geladen werden.',
    content: 'Inhalt',
    contentGone: 'Den Inhalt gibt es nicht mehr. Beantworte die Meldung trotzdem.',
    kind: 'Art',
    subject: 'Titel',
    owner: 'Von',
    text: 'Text',
    address: 'Adresse',
    video: (title: string) => `Video: ${title}`,
    history: 'Verlauf',
  },
  entry: {
    report: (reason: string) => `Meldung: ${reason}`,
    complaint: 'Widerspruch',
    decision: {
      kept: 'Entscheidung: bleibt sichtbar',
      restricted: 'Entscheidung: ausgeblendet',
    } satisfies Record<Outcome, string>,
    onComplaint: 'Über den Widerspruch',
    by: (email: string) => `von ${email}`,
    anonymous: 'Ohne Angaben zur Person',
    seenAt: (address: string) => `Gesehen auf ${address}`,
    forget: 'Angaben löschen',
    forgetTitle: 'Angaben zur Person löschen?',
    forgetText:
      'Name und E-Mail-Adresse verschwinden aus dieser Meldung. Die Person bekommt dann keine Entscheidung mehr. Das lässt sich nicht rückgängig machen.',
    forgotten: 'Angaben gelöscht',
    forgetFailed: 'Die Angaben konnten nicht gelöscht werden',
  },
  decide: {
    title: 'Entscheiden',
    again: 'Neu entscheiden',
    text: 'Deine Begründung geht an alle, die gemeldet haben, und an den Berater, wenn sich für ihn etwas ändert.',
    forOther:
      'Du hast über diesen Inhalt schon entschieden. Über den Widerspruch entscheidet ein anderer Admin.',
    fields: {
      outcome: 'Was soll gelten?',
      basis: 'Grundlage',
      ground: {
        label: 'Gesetz oder Stelle in den AGB',
        hint: 'Zum Beispiel: § 5 UWG, irreführende Werbung. Sag auch, warum es zutrifft oder nicht.',
      },
      facts: {
        label: 'Was du festgestellt hast',
        hint: 'Nenne niemanden, der gemeldet hat.',
      },
    },
    errors: {
      outcome: 'Bitte wähle, was gelten soll',
      basis: 'Bitte wähle die Grundlage',
      ground: {
        missing: 'Bitte nenne das Gesetz oder die Stelle',
        invalid: 'Bitte fass dich kürzer',
      },
      facts: {
        missing: 'Bitte schreib, was du festgestellt hast',
        invalid: 'Bitte fass dich kürzer',
      },
    },
    outcomes: {
      kept: {
        label: 'Sichtbar lassen',
        description: 'Der Inhalt bleibt oder ist wieder überall zu sehen.',
      },
      restricted: {
        label: 'Ausblenden',
        description:
          'Der Inhalt verschwindet überall. Der Berater kann sechs Monate widersprechen.',
      },
    } satisfies Record<Outcome, { label: string; description: string }>,
    send: 'Entscheidung abschicken',
    busy: 'Lädt...',
    done: {
      kept: 'Entschieden: bleibt sichtbar',
      restricted: 'Entschieden: ausgeblendet',
    } satisfies Record<Outcome, string>,
    failed: 'Die Entscheidung ist nicht gespeichert',
    conflict:
      'Inzwischen kam etwas dazu, oder ein anderer Admin hat entschieden. Sieh dir den neuen Stand an, deine Begründung ist noch da.',
  },
} as const;

/** What a list calls a notice. */
export function titleOf({ title }: Pick<NoticeDetails['notice'], 'title'>): string {
  return title === '' ? noticesTexts.gone : title;
}
