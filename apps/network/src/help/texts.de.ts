export const helpTexts = {
  area: 'Netzwerk',
  intro: 'Von der Empfehlung bis zur ausgezahlten Provision.',
  share: {
    title: 'Empfehlen',
    text: 'Wer über deinen Link kommt, gehört zu dir: Es zählt der erste geteilte Link. Teilen kannst du ihn im Portal, auch für ein bestimmtes Seminar. Für neue Partner gibt es unter „Partner“ einen eigenen Link.',
  },
  sums: {
    title: 'Deine Provision lesen',
    text: '„Vorgemerkt“ ist, was du verdienst, wenn der Kunde nicht zurücktritt. Der Tag, ab dem es fällig ist, steht an jeder Zeile. Wird ein Abschluss storniert, geht die Provision zurück; war sie schon fällig, wird sie mit der nächsten verrechnet.',
  },
  payout: {
    title: 'Ausgezahlt werden',
    text: 'Hinterlege unter „Auszahlungsdaten“ deine IBAN und wie du die Provision versteuerst. Einmal im Monat rechnet die Organisation ab, was fällig ist: Du bekommst eine Gutschrift als PDF, Unternehmen auch als E-Rechnung, und das Geld wird überwiesen. Fehlen die Angaben, bleibt der Betrag fällig. Ein geändertes Konto wartet erst; unter „Änderungen am Geld“ siehst und stoppst du es. Stimmt etwas nicht, widersprichst du der Gutschrift mit Grund.',
  },
  report: {
    title: 'Einen Abschluss melden',
    text: 'Öffne den Kunden im CRM und wähle „Abschluss melden“. Bei Gästen deiner Seminare geht das in der Liste der Teilnehmer. Nettobetrag, Tag und ein Kennzeichen genügen.',
  },
  decide: {
    title: 'Abschlüsse prüfen',
    text: 'Verwaltest du deine Organisation, siehst du unter „Abschlüsse“, was Berater gemeldet haben und was es kostet. Du bestätigst oder lehnst mit Grund ab, einzeln oder mit einer Liste aus deiner Verwaltung. Eigene Abschlüsse bestätigt jemand anderes.',
  },
  terms: {
    title: 'Bedingungen festlegen',
    text: 'Unter „Bedingungen“ legst du fest, was deine Organisation zahlt und wann es fällig ist. Die Seite rechnet vor, was der letzte Monat gekostet hätte. Bestätigte Abschlüsse bleiben, wie sie sind.',
  },
  close: {
    title: 'Abrechnen und auszahlen',
    text: 'Unter „Auszahlungen“ trägst du einmal ein, wer zahlt. Dann schließt du den Monat ab und legst die Auszahlung an. Eine zweite Person aus der Verwaltung gibt sie frei und lädt die Bankdatei für das Online-Banking. Trag ein, was zurückkam, und schließe ab, wenn das Geld angekommen ist. Unter „Gutschriften“ stehen die Dokumente und Widersprüche: Du gibst ihnen statt oder antwortest, warum es dabei bleibt.',
  },
} as const;
