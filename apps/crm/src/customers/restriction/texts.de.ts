export const restrictionTexts = {
  badge: 'Eingeschränkt',
  alert: {
    title: (day: string) => `Verarbeitung eingeschränkt seit ${day}`,
    text: (reason: string) => `Grund: ${reason}`,
    byPerson:
      'Das hat die Person selbst in „Meine Daten“ verlangt. Antworte ihr innerhalb eines Monats.',
    rules:
      'Ruf diese Person nicht an und schreib ihr nicht. Wir schicken ihr keine Einladungen, Erinnerungen und Nachrichten, und sie fehlt in exportierten Listen. Gelöscht wird sie nicht.',
    lift: 'Einschränkung aufheben',
  },
  restrict: {
    open: 'Verarbeitung einschränken',
    title: 'Verarbeitung einschränken',
    text: 'Das verlangt Art. 18 DSGVO, wenn diese Person die Richtigkeit ihrer Daten bestreitet, der Verarbeitung widersprochen hat oder die Daten noch für einen Streit braucht. Bis du die Einschränkung aufhebst, bleiben die Daten nur gespeichert.',
    fields: {
      reason: { label: 'Grund', placeholder: 'z. B. bestreitet die Telefonnummer' },
      personInformed: '',
    },
    errors: { reason: 'Bitte gib einen Grund an', personInformed: '' },
    submit: 'Einschränken',
    done: 'Verarbeitung eingeschränkt',
    failed: 'Die Einschränkung konnte nicht gespeichert werden',
  },
  lift: {
    title: 'Einschränkung aufheben',
    text: 'Sag der Person vorher Bescheid (Art. 18 Abs. 3 DSGVO). Der Grund steht danach im Verlauf.',
    fields: {
      reason: { label: 'Grund', placeholder: 'z. B. Nummer berichtigt, Person informiert' },
      personInformed: 'Ich habe der Person Bescheid gesagt',
    },
    errors: {
      reason: 'Bitte gib einen Grund an',
      personInformed: 'Bitte sag der Person zuerst Bescheid',
    },
    asked: 'Diese Einschränkung hat die Person selbst verlangt.',
    submit: 'Aufheben',
    done: 'Einschränkung aufgehoben',
    failed: 'Die Einschränkung konnte nicht aufgehoben werden',
  },
} as const;
