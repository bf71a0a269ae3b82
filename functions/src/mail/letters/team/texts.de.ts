import type { TeamNews } from '@wbd/domain/teams';

interface Words {
  subject: (team: string, person: string) => string;
  heading: string;
  intro: (team: string, person: string) => string;
  next: string;
}

export const texts = {
  someone: 'Ein Mitglied',
  action: 'Zu deinem Team',
  preview: (team: string) => `Das gibt es Neues aus dem Team „${team}“.`,
  invitation: {
    subject: (by: string, team: string) => `${by} lädt dich in das Team „${team}“ ein`,
    preview: 'Du entscheidest selbst, ob du mitmachst.',
    heading: 'Einladung in ein Team',
    greeting: 'Hallo,',
    intro: (by: string, team: string) =>
      `${by} möchte dich in das Team „${team}“ bei WBD aufnehmen. Deine Kunden, Inhalte und Daten bleiben deine, und du kannst das Team jederzeit mit einem Klick verlassen.`,
    until: (day: string) =>
      `Die Einladung gilt bis zum ${day} und nur für diese E-Mail-Adresse. Melde dich an und nimm sie in deinem Portal unter „Team“ an.`,
    action: 'Einladung ansehen',
    noAccount:
      'Du hast noch kein Konto bei WBD? Leg es mit dieser E-Mail-Adresse an und bestätige sie, dann findest du die Einladung in deinem Portal.',
    unasked: 'Du kennst diese Person nicht? Dann brauchst du nichts zu tun.',
    reason: 'Du bekommst diese E-Mail, weil dich jemand bei WBD mit dieser Adresse eingeladen hat.',
  },
  news: {
    'team-joined': {
      subject: (_team, person) => `${person} ist jetzt in deinem Team`,
      heading: 'Neu in deinem Team',
      intro: (team, person) => `${person} hat die Einladung in das Team „${team}“ angenommen.`,
      next: 'In deinem Portal siehst du alle Mitglieder.',
    },
    'team-left': {
      subject: (_team, person) => `${person} hat dein Team verlassen`,
      heading: 'Ein Mitglied hat das Team verlassen',
      intro: (team, person) => `${person} gehört nicht mehr zum Team „${team}“.`,
      next: 'Kunden und Inhalte sind bei der Person geblieben, der sie gehören.',
    },
    'team-removed': {
      subject: (team) => `Du bist nicht mehr im Team „${team}“`,
      heading: 'Du bist nicht mehr im Team',
      intro: (team) => `die Leitung hat dich aus dem Team „${team}“ genommen.`,
      next: 'An deinem Konto ändert sich nichts: Kunden, Inhalte und Daten bleiben deine.',
    },
    'team-dissolved': {
      subject: (team) => `Das Team „${team}“ ist aufgelöst`,
      heading: 'Dein Team ist aufgelöst',
      intro: (team) => `die Leitung hat das Team „${team}“ aufgelöst.`,
      next: 'An deinem Konto ändert sich nichts: Kunden, Inhalte und Daten bleiben deine.',
    },
    'team-leading': {
      subject: (team) => `Du leitest jetzt das Team „${team}“`,
      heading: 'Du leitest jetzt das Team',
      intro: (team) => `die Leitung des Teams „${team}“ liegt ab jetzt bei dir.`,
      next: 'Du kannst Mitglieder einladen, Stellvertretungen bestimmen und die Leitung weitergeben.',
    },
    'team-lead-asked': {
      subject: (team) => `Das Team „${team}“ sucht eine Leitung`,
      heading: 'Übernimmst du die Leitung?',
      intro: (team) =>
        `das Team „${team}“ hat gerade keine Leitung und keine Stellvertretung, die nachrückt. Du bist am längsten dabei, deshalb fragen wir dich zuerst.`,
      next: 'Mit dem Paket Pro kannst du die Leitung in deinem Portal übernehmen. Bis dahin bleibt das Team bestehen.',
    },
    'team-below-wished': {
      subject: (_team, person) => `${person} möchte mit dem eigenen Team unter deines`,
      heading: 'Ein Team möchte unter deines',
      intro: (team, person) =>
        `${person} fragt, ob das eigene Team unter dem Team „${team}“ stehen darf.`,
      next: 'In deinem Portal nimmst du die Anfrage an oder lehnst sie ab.',
    },
    'team-below-answered': {
      subject: (team) => `Über deinem Team „${team}“ hat sich etwas geändert`,
      heading: 'Dein Platz unter einem anderen Team',
      intro: (team) =>
        `die Leitung des oberen Teams hat entschieden, oder es gibt das obere Team nicht mehr. Es geht um dein Team „${team}“.`,
      next: 'Den Stand siehst du in deinem Portal.',
    },
  } satisfies Record<TeamNews, Words>,
} as const;
