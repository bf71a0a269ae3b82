/**
 * The operator of the portal in the legal texts. Double brackets mark a gap: until the operator fills it, the pages
 * highlight it and say that the text is a draft.
 */
export const operator = {
  name: '[[Name und Rechtsform des Betreibers]]',
  street: '[[Straße und Hausnummer]]',
  city: '[[Postleitzahl und Ort]]',
  country: 'Deutschland',
  representative: '[[Vertretungsberechtigte Person mit Vor- und Nachname]]',
  phone: '[[Telefonnummer]]',
  email: '[[E-Mail-Adresse]]',
  contactPoint: '[[E-Mail-Adresse der Kontaktstelle nach dem DSA]]',
  register: '[[Registergericht und Registernummer]]',
  vatId: '[[Umsatzsteuer-Identifikationsnummer]]',
  supervisor:
    '[[Aufsichtsbehörde und Vermittlerregister-Nummer, falls die Tätigkeit eine Erlaubnis braucht; sonst „entfällt“]]',
  editor: '[[Redaktionell verantwortliche Person]]',
  dataProtectionOfficer:
    '[[Datenschutzbeauftragte Person mit E-Mail-Adresse, falls bestellt; sonst „entfällt“]]',
  privacyEmail: '[[E-Mail-Adresse für Anfragen zum Datenschutz]]',
  privacyAuthority: '[[Datenschutz-Aufsichtsbehörde am Sitz des Betreibers]]',
  accessibilityReview: '[[Monat und Jahr der letzten Prüfung, wer geprüft hat]]',
  accessibilityLimits: '[[weitere bekannte Einschränkungen mit Grund; sonst „keine“]]',
  accessibilityEmail: '[[E-Mail-Adresse für Meldungen zur Barrierefreiheit]]',
  accessibilityAuthority: '[[aktuelle Anschrift und E-Mail-Adresse der Behörde]]',
  asOf: '[[Monat und Jahr]]',
} as const;
