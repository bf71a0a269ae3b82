export const startTexts = {
  found: 'Team gründen',
  foundTitle: 'Team gründen',
  foundText:
    'Du leitest das Team und lädst andere ein. Jede Person entscheidet selbst, ob sie mitmacht.',
  fields: { name: 'Name des Teams' },
  errors: {
    name: 'Bitte wähle einen anderen Namen: höchstens 60 Zeichen, eine Zeile, nichts, was wie WBD selbst klingt.',
  },
  founded: (name: string) => `Das Team „${name}“ ist gegründet.`,
  foundFailed: 'Das Team konnte nicht gegründet werden.',
  empty: {
    title: 'Du bist noch in keinem Team',
    canFound:
      'Gründe ein eigenes Team, oder lass dich einladen. Einladungen an deine E-Mail-Adresse erscheinen hier.',
    cannotFound:
      'Einladungen an deine E-Mail-Adresse erscheinen hier. Ein eigenes Team gründest du mit dem Paket Pro.',
  },
  plans: 'Pakete ansehen',
  invitation: {
    title: (team: string) => `Einladung in das Team „${team}“`,
    text: (by: string, day: string) =>
      `${by} möchte dich im Team haben. Die Einladung gilt bis zum ${day}.`,
    someone: 'Ein Mitglied',
    promise:
      'Das Team sieht deinen Namen und seit wann du dabei bist. Deine Kunden sieht es nie, Inhalte nur, wenn du sie teilst. Verlassen kannst du es jederzeit.',
    accept: 'Annehmen',
    decline: 'Ablehnen',
    accepted: (team: string) => `Du bist jetzt im Team „${team}“.`,
    declined: 'Die Einladung ist abgelehnt.',
    failed: 'Die Antwort konnte nicht gespeichert werden.',
  },
} as const;
