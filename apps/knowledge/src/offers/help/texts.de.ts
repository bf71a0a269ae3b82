export const helpTexts = {
  area: 'Angebote',
  intro: 'Filme, die Kollegen verkaufen, und deine eigenen.',
  buy: {
    title: 'Film kaufen',
    text: 'Unter „Entdecken“ findest du Filme mit Preis und Trailer. Du zahlst bei Stripe direkt an den Verkäufer. Ändert er später den Preis, ändert sich für dich nichts.',
  },
  watch: {
    title: 'Ansehen und Rechnung',
    text: '„Gekauft“ zeigt deine Filme, solange es sie gibt, mit der Rechnung des Verkäufers. Verlässt er WBD, kannst du sie noch 30 Tage ansehen.',
  },
  refund: {
    title: 'Erstattung',
    text: '„Erstattung anfragen“ schreibt dem Verkäufer, er entscheidet. Mit der Erstattung ist der Film nicht mehr freigeschaltet, und du bekommst eine Rechnungskorrektur.',
  },
  sell: {
    title: 'Selbst verkaufen',
    text: 'Mit WBD Pro bietest du unter „Meine Angebote“ Filme an. Vorher brauchst du einmal Impressum, Steuerdaten als Unternehmen, die Angaben für das Finanzamt und ein Konto bei Stripe. Jeder Film beginnt als Entwurf, den du dir ansehen kannst. Ist er im Verkauf, änderst du Text und Preis, den Film selbst nicht mehr.',
  },
  money: {
    title: 'Was du verdienst',
    text: 'Jeder Verkauf steht mit Rechnung in der Liste, die Monate zeigen, was für dich bleibt. Das Geld zahlt Stripe auf dein Bankkonto aus. Erstatten kannst du dort, wo der Verkauf steht.',
  },
} as const;
