export const texts = {
  subject: 'Unser Support sieht gerade, was du in WBD siehst',
  preview: 'Warum, wie lange, und was dabei nicht geht.',
  heading: 'Support sieht deine Ansicht',
  intro: (until: string) =>
    `jemand aus unserem Support hat deine Ansicht in WBD geöffnet, um dir zu helfen. Sie schließt sich spätestens um ${until} Uhr.`,
  reason: (reason: string) => `Der Grund: ${reason}`,
  limits:
    'Ändern lässt sich dabei nichts. Adressen und Nummern deiner Kunden sind gekürzt, deine Notizen sind nicht zu sehen. Jeder Zugriff steht mit Name und Grund in unserem Protokoll.',
  question: 'Hast du nicht darum gebeten? Dann schreib uns, unsere Adresse steht im Impressum.',
} as const;
