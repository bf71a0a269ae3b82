export const legalTexts = {
  draft: {
    title: 'Entwurf',
    text: 'Die markierten Stellen ergänzt der Betreiber, bevor dieses Portal an den Start geht.',
  },
} as const;
