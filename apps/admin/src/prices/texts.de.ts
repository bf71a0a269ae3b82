import type { Level, PriceRule } from '@wbd/domain/plans';
import { counted } from '@wbd/domain/words';

const list = new Intl.ListFormat('de-DE');

export const pricesTexts = {
  title: 'Preise',
  documentTitle: 'Admin: Preise',
  intro: 'Welcher Preis bei Stripe welches Paket freischaltet, so wie Stripe es gerade sagt.',
  refresh: 'Aktualisieren',
  failed: 'Die Preise konnten nicht geladen werden.',
  failedText: 'Stripe oder unser Server antwortet gerade nicht. Versuche es gleich noch einmal.',
  intervals: { month: 'im Monat', year: 'im Jahr' },
  noAmount: 'Kein fester Betrag in Euro',
  plans: {
    title: 'Preise der Pakete',
    text: 'Beträge ohne MwSt. Es gilt die erste Zuordnung, die passt: Metadaten des Preises, Lookup-Key, ID des Produkts, Metadaten des Produkts.',
    columns: { plan: 'Paket', price: 'Preis', rule: 'Erkannt an' },
    level: (level: Level) => `Stufe ${level}`,
    rules: {
      'price-metadata': 'Metadaten des Preises',
      'lookup-key': 'Lookup-Key',
      'product-id': 'ID des Produkts',
      'product-metadata': 'Metadaten des Produkts',
    } satisfies Record<PriceRule, string>,
    sold: 'Für neue Abos',
    soldOtherwise: 'Für neue Abos, weicht von der Preisliste ab',
    special: 'Nur für Abos, die ihn schon haben oder von Hand bekommen',
    missing: (names: readonly string[]) =>
      names.length === 1
        ? `${names.join()} kann gerade niemand buchen.`
        : `${list.format(names)} kann gerade niemand buchen.`,
    missingText:
      'Bei Stripe gibt es keinen aktiven Preis mit dem Lookup-Key. „npm run stripe:setup“ legt ihn an.',
    more: 'Bei Stripe gibt es mehr als 500 aktive Preise. Gezeigt werden die neuesten.',
  },
  unknown: {
    title: 'Unbekannte Preise',
    text: 'Diese Preise stehen in laufenden Abos und gehören zu keinem Paket. Die Berater behalten so lange die Stufe, die sie vorher hatten.',
    none: 'Keine unbekannten Preise',
    noneText: 'Jeder Preis in einem laufenden Abo gehört zu einem Paket.',
    steps: {
      label: 'Was zu tun ist',
      list: [
        'Öffne den Preis oder sein Produkt bei Stripe und trage bei den Metadaten „wbd_price“ mit dem Schlüssel des Pakets ein, zum Beispiel „wbd_pro_annual“.',
        'Soll es sofort gelten, ändere danach etwas am Abo, zum Beispiel eine Notiz in seinen Metadaten. Sonst gilt es ab der nächsten Abbuchung.',
      ],
    },
    gone: 'Preis, den Stripe nicht mehr kennt',
    assigned: (plan: string) =>
      `Inzwischen zugeordnet: ${plan}. Das gilt ab der nächsten Änderung am Abo.`,
    advisors: (count: number) => counted(count, '1 Berater hat ihn:', '# Berater haben ihn:'),
    more: 'Mehr als 50 Berater haben unbekannte Preise. Gezeigt werden die ersten 50.',
  },
} as const;
