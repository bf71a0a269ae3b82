export const texts = {
  restricted: {
    subject: (name: string) => `${name} hat die Nutzung der eigenen Daten eingeschränkt`,
    preview: 'Bitte nutze diese Daten vorerst nicht.',
    heading: 'Ein Kunde hat seine Daten eingeschränkt',
    intro: (name: string) =>
      `${name} möchte, dass die eigenen Daten nur noch gespeichert und nicht mehr genutzt werden (Art. 18 DSGVO). Ruf diese Person nicht an und schreib ihr nicht. Einladungen, Erinnerungen und Nachrichten schicken wir ihr nicht mehr.`,
    next: 'Den Grund liest du im CRM. Prüfe ihn und melde dich innerhalb eines Monats bei der Person, zum Beispiel mit den berichtigten Angaben.',
  },
  lifted: {
    subject: (name: string) => `${name} hat die Einschränkung der eigenen Daten aufgehoben`,
    preview: 'Du darfst die Daten wieder nutzen.',
    heading: 'Eine Einschränkung ist aufgehoben',
    intro: (name: string) =>
      `${name} hat die Einschränkung der eigenen Daten selbst aufgehoben. Du darfst sie wieder nutzen wie vorher.`,
    next: 'Wer einen Widerruf erklärt hat, bleibt davon unberührt: Ob Anrufe und Einladungen erlaubt sind, steht im CRM.',
  },
  open: 'Im CRM ansehen',
} as const;
