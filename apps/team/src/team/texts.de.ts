import type { TeamAction, TeamEvent, TeamRole } from '@wbd/domain/teams';

const someone = 'Ein ehemaliges Mitglied';

/** An entry of the history in one sentence. */
type Said = (by: string, about: string, name: string) => string;

const said: Record<TeamEvent, Said> = {
  founded: (by) => `${by} hat das Team gegründet.`,
  renamed: (by, _about, name) => `${by} hat das Team umbenannt. Bisher hieß es „${name}“.`,
  invited: (by) => `${by} hat jemanden eingeladen.`,
  'invitation-withdrawn': (by) => `${by} hat eine Einladung zurückgenommen.`,
  'invitation-declined': (by) => `${by} hat die Einladung abgelehnt.`,
  joined: (by, about) => `${by} ist dem Team beigetreten, eingeladen von ${about}.`,
  left: (by) => `${by} hat das Team verlassen.`,
  removed: (by, about) => `${by} hat ${about} aus dem Team genommen.`,
  promoted: (by, about) => `${by} hat ${about} zur Stellvertretung gemacht.`,
  demoted: (by, about) => `${by} hat die Stellvertretung von ${about} beendet.`,
  'handed-over': (by, about) => `${by} hat die Leitung an ${about} übergeben.`,
  'took-over': (by) => `${by} hat die Leitung übernommen.`,
  'lead-lost': () => 'Das Team hat seine Leitung verloren.',
  'parent-wished': (by, _about, name) => `${by} hat um einen Platz unter „${name}“ gebeten.`,
  'parent-refused': (_by, _about, name) => `„${name}“ hat die Anfrage abgelehnt.`,
  'parent-set': (_by, _about, name) => `Das Team steht jetzt unter „${name}“.`,
  'parent-left': (_by, _about, name) => `Das Team steht nicht mehr unter „${name}“.`,
  'below-added': (by, _about, name) => `${by} hat „${name}“ unter das Team gestellt.`,
  'below-left': (_by, _about, name) => `„${name}“ steht nicht mehr unter dem Team.`,
};

export const ownTeamTexts = {
  tabs: {
    label: 'Dein Team',
    members: 'Mitglieder',
    figures: 'Zahlen',
    structure: 'Struktur',
    history: 'Verlauf',
    rights: 'Rechte',
  },
  roles: { lead: 'Leitung', deputy: 'Stellvertretung', member: 'Mitglied' } satisfies Record<
    TeamRole,
    string
  >,
  count: (count: number) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`),
  since: (day: string) => `dabei seit ${day}`,
  you: (name: string) => `${name} (du)`,
  changeFailed: 'Das hat nicht geklappt.',
  more: 'Mehr',
  noLead: {
    title: 'Euer Team hat gerade keine Leitung',
    canLead: 'Du kannst sie übernehmen. Alle Mitglieder und Einladungen bleiben, wie sie sind.',
    cannotLead: 'Wer das Paket Pro hat, kann sie übernehmen. Bis dahin bleibt das Team bestehen.',
    takeOver: 'Leitung übernehmen',
    plans: 'Pakete ansehen',
    done: 'Du leitest jetzt das Team.',
  },
  invite: {
    open: 'Einladen',
    title: 'Mitglied einladen',
    text: 'Die Person bekommt eine E-Mail. Nur wer diese Adresse bestätigt hat, kann annehmen, 14 Tage lang.',
    submit: 'Einladung senden',
    fields: { email: 'E-Mail-Adresse' },
    errors: { email: 'Bitte gib eine gültige E-Mail-Adresse ein.' },
    sent: (email: string) => `Die Einladung an ${email} ist unterwegs.`,
    failed: 'Die Einladung konnte nicht gesendet werden.',
  },
  invitations: {
    title: 'Offene Einladungen',
    until: (day: string, by: string | null) =>
      by === null ? `gilt bis ${day}` : `von ${by}, gilt bis ${day}`,
    withdraw: 'Zurücknehmen',
    withdrawOf: (email: string) => `Einladung an ${email} zurücknehmen`,
    withdrawn: 'Die Einladung ist zurückgenommen.',
  },
  member: {
    actions: (name: string) => `Aktionen für ${name}`,
    promote: 'Zur Stellvertretung machen',
    promoted: (name: string) => `${name} ist jetzt Stellvertretung.`,
    demote: 'Stellvertretung beenden',
    demoted: (name: string) => `${name} ist wieder Mitglied.`,
    handOver: 'Leitung übergeben',
    remove: 'Aus dem Team nehmen',
  },
  confirm: {
    leave: {
      title: 'Team verlassen?',
      text: 'Du siehst das Team dann nicht mehr, und es sieht dich nicht mehr. Kunden, Inhalte und Daten bleiben deine. Zurück kommst du nur mit einer neuen Einladung.',
      textLead:
        'Deine Stellvertretung übernimmt die Leitung. Ohne Stellvertretung fragen wir das Mitglied, das am längsten dabei ist. Bist du allein, endet das Team.',
      confirm: 'Team verlassen',
      done: 'Du hast das Team verlassen.',
    },
    dissolve: {
      title: 'Team auflösen?',
      text: 'Das Team endet für alle Mitglieder, mit Verlauf und offenen Einladungen. Kunden und Inhalte bleiben bei der Person, der sie gehören. Das lässt sich nicht rückgängig machen.',
      confirm: 'Team auflösen',
      done: 'Das Team ist aufgelöst.',
    },
    remove: {
      title: (name: string) => `${name} aus dem Team nehmen?`,
      text: 'Die Person bekommt eine E-Mail. Kunden, Inhalte und Daten bleiben bei ihr.',
      confirm: 'Aus dem Team nehmen',
      done: (name: string) => `${name} ist nicht mehr im Team.`,
    },
    handOver: {
      title: (name: string) => `Leitung an ${name} übergeben?`,
      text: 'Du wirst Stellvertretung. Zurück bekommst du die Leitung nur, wenn die Person sie dir übergibt.',
      confirm: 'Leitung übergeben',
      done: (name: string) => `${name} leitet jetzt das Team.`,
    },
    leaveParent: {
      title: 'Platz unter dem anderen Team beenden?',
      text: 'Beide Teams bleiben bestehen, nur nicht mehr untereinander.',
      confirm: 'Beenden',
      done: 'Dein Team steht nicht mehr unter einem anderen.',
    },
    removeBelow: {
      title: (name: string) => `„${name}“ nicht mehr unter deinem Team führen?`,
      text: 'Beide Teams bleiben bestehen, nur nicht mehr untereinander.',
      confirm: 'Beenden',
      done: (name: string) => `„${name}“ steht nicht mehr unter deinem Team.`,
    },
  },
  rename: {
    open: 'Umbenennen',
    title: 'Team umbenennen',
    fields: { name: 'Name des Teams' },
    errors: {
      name: 'Bitte wähle einen anderen Namen: höchstens 60 Zeichen, eine Zeile, nichts, was wie WBD selbst klingt.',
    },
    done: 'Das Team hat einen neuen Namen.',
    failed: 'Der Name konnte nicht gespeichert werden.',
  },
  structure: {
    parent: {
      title: 'Über deinem Team',
      none: 'Über deinem Team steht kein anderes.',
      wished: (team: string) => `Du hast gefragt, ob dein Team unter „${team}“ stehen darf.`,
      takeBack: 'Anfrage zurücknehmen',
      takenBack: 'Die Anfrage ist zurückgenommen.',
      leave: 'Beenden',
      wish: 'Unter ein anderes Team stellen',
    },
    below: {
      title: 'Unter deinem Team',
      none: 'Unter deinem Team steht kein anderes. Andere Leitungen fragen mit deinem Berater-Code an.',
      remove: 'Beenden',
      removeOf: (team: string) => `Platz von „${team}“ beenden`,
    },
    wishes: {
      title: 'Anfragen',
      text: (lead: string, team: string) => `${lead} möchte mit „${team}“ unter dein Team.`,
      accept: 'Annehmen',
      refuse: 'Ablehnen',
      accepted: (team: string) => `„${team}“ steht jetzt unter deinem Team.`,
      refused: 'Die Anfrage ist abgelehnt.',
    },
    led: (lead: string | null) => (lead === null ? 'zurzeit ohne Leitung' : `Leitung: ${lead}`),
    dialog: {
      title: 'Unter ein anderes Team stellen',
      text: 'Gib den Berater-Code der Person ein, die das andere Team leitet. Sie muss zustimmen. Möglich sind drei Ebenen.',
      submit: 'Anfrage senden',
      fields: { code: 'Berater-Code der Leitung' },
      errors: { code: 'Bitte prüfe den Berater-Code.' },
      done: 'Die Anfrage ist gesendet.',
      failed: 'Die Anfrage konnte nicht gesendet werden.',
    },
  },
  history: {
    title: 'Was im Team geschehen ist',
    someone,
    said,
  },
  rights: {
    title: 'Wer was darf',
    text: 'Über eigene Kunden und Inhalte entscheidet immer nur die Person, der sie gehören.',
    action: 'Aktion',
    yes: 'ja',
    no: 'nein',
    actions: {
      invite: 'Einladen und Einladungen zurücknehmen',
      history: 'Den Verlauf sehen',
      figures: 'Zahlen der Mitglieder sehen, die sie teilen',
      figuresBelow: 'Summen der Teams darunter sehen',
      rename: 'Das Team umbenennen',
      remove: 'Mitglieder aus dem Team nehmen',
      promote: 'Stellvertretungen bestimmen',
      handOver: 'Die Leitung übergeben',
      structure: 'Über Teams darüber und darunter entscheiden',
      dissolve: 'Das Team auflösen',
      shareFigures: 'Über die eigenen Zahlen entscheiden',
      leave: 'Das Team verlassen',
    } satisfies Record<TeamAction, string>,
  },
} as const;
