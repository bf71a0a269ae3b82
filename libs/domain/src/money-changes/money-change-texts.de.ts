import type { MoneyChangeKind } from './money-change.ts';

/** The name of each change in the UI. */
export const moneyChangeTexts: Readonly<Record<MoneyChangeKind, string>> = {
  iban: 'Bankverbindung für Auszahlungen geändert',
  'tax-data': 'Steuerdaten geändert',
  'payer-iban': 'Bankverbindung der Organisation geändert',
  payer: 'Angaben der Organisation als Zahler geändert',
  terms: 'Provisionsbedingungen geändert',
  'film-seller': 'Steuerangaben für den Verkauf von Filmen geändert',
  'film-account': 'Konto für den Verkauf von Filmen eröffnet',
  'payout-approved': 'Auszahlung freigegeben',
  'team-lead': 'Leitung des Teams geändert',
  'team-deputy': 'Stellvertretung im Team geändert',
  'team-dissolved': 'Team aufgelöst',
  'org-admin': 'Verwaltung der Organisation geändert',
  'customers-exported': 'Alle Kunden exportiert',
};
