import { filmPaperNumber, type FilmPaper } from '@wbd/domain/sales';

export const texts = {
  number: 'Nummer',
  date: 'Datum',
  delivered: 'Leistung am',
  issuer: 'Verkäufer',
  recipient: 'Käufer',
  item: 'Leistung',
  amount: 'Betrag',
  film: (title: string) => `Zugang zum Film „${title}“`,
  net: 'Summe netto',
  vat: (percent: number) => `zzgl. ${percent} % Umsatzsteuer`,
  total: 'Gesamtbetrag',
  paid: 'Bezahlt per Karte über Stripe.',
  returned: 'Der Betrag wurde erstattet.',
  platform: 'Verkauft über WBD im Namen und auf Rechnung des Verkäufers.',
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
} as const;

export const paperTitle = ({ corrects }: Pick<FilmPaper, 'corrects'>) =>
  corrects === null ? 'Rechnung' : 'Rechnungskorrektur';

export const corrected = (number: number) => `Berichtigt die Rechnung ${filmPaperNumber(number)}.`;
