export const feedbackTexts = {
  undo: {
    action: 'Rückgängig',
    failed: 'Das Löschen lässt sich nicht rückgängig machen',
    tooLate: 'Dafür ist es zu spät: Die Dateien werden schon gelöscht.',
  },
} as const;
