export const helpTexts = {
  area: 'Seminare',
  intro: 'Vom ersten Termin bis zur Anwesenheit: so arbeitest du mit deinen Seminaren.',
  create: {
    title: 'Seminar anlegen',
    text: '„Neues Seminar“ braucht einen Titel, eine Beschreibung, die Dauer und das Voll-Video. Trailer, Bilder und PDF-Unterlagen kannst du dazulegen; das Hochladen geht auch im Hintergrund weiter. Danach wandeln wir das Video um, damit es auf jedem Gerät schnell startet; im Formular steht beim Video, wie weit das ist. Mit „Termin hinzufügen“ und „Terminserie hinzufügen“ entstehen weitere Termine, und „Duplizieren“ in der Liste nimmt ein Seminar als Vorlage. Unter „Sichtbar für“ wählst du, ob es öffentlich ist oder nur für deine Organisation oder dein Team: Dann finden es nur diese Kollegen, im Portal, und laden dort dazu ein.',
  },
  list: {
    title: 'Termine und Plätze sehen',
    text: 'Die Liste zeigt deine Seminare und die deiner Kollegen, zu jedem Termin mit belegten Plätzen und Warteliste. Bearbeiten kannst du nur deine eigenen, einladen auch zu denen deiner Kollegen. Ob ein Seminar auf deiner Seite steht, entscheidest du im Konfigurator.',
    alt: 'Die Liste der Seminare mit Terminen und belegten Plätzen',
  },
  invite: {
    title: 'Kunden einladen',
    text: '„Kunden einladen“ führt zu einem Termin. Wähle deine Kunden aus, oder trage unter „Externe Kunden einladen“ bis zu vier neue ein, die damit in deinem CRM stehen. Alle bekommen eine Bestätigung per E-Mail, und du siehst für jede Person, ob es geklappt hat. Den Einladungs-Link kannst du auch selbst verschicken.',
    alt: 'Die Auswahl der eigenen Kunden, die zu einem Termin eingeladen werden',
  },
  attendance: {
    title: 'Teilnehmer und Anwesenheit',
    text: 'Unter „Teilnehmer“ steht, wer kommt. Ab zwei Stunden vor Beginn tippst du auf „War da“ oder „Fehlte“, oder du scannst mit der Kamera den Einlass-Code deiner Gäste. Ohne Netz im Saal merkt sich die Seite deine Antworten und speichert sie, sobald die Verbindung zurück ist. Danach siehst du die Teilnahmequote. Hinter den drei Punkten druckst du eine Liste zum Unterschreiben oder speicherst sie als Tabelle.',
    alt: 'Die Teilnehmer eines Termins mit ihrer Anwesenheit',
  },
  kiosk: {
    title: 'Gäste melden sich auf deinem Tablet an',
    text: '„Kiosk-Modus“ hinter den drei Punkten bei den Teilnehmern eines Termins macht dein Gerät zum Anmelde-Terminal: Deine Gäste tippen nacheinander selbst, und keiner sieht etwas vom vorigen. Du wirst dabei abgemeldet, nur dein Passwort beendet den Modus. Damit niemand den Browser verlässt, fixiere die App vorher am Gerät: auf dem iPad mit „Geführter Zugriff“, auf Android mit „App anpinnen“. Hast du dein Passwort vergessen, lösche im Browser die Daten dieser Seite.',
  },
  changes: {
    title: 'Änderungen und Absagen',
    text: 'Verschiebst du einen Termin, bekommen Angemeldete eine E-Mail mit dem neuen Kalendereintrag; vor dem Speichern liest du sie und kannst sie abwählen. Entfernst du jemanden, geht eine Absage hinaus, und der Platz wird der Person angeboten, die am längsten auf der Warteliste steht. „Termin absagen“ hinter den drei Punkten schreibt allen, nennt deinen Grund, bietet den Ersatztermin an, den du aussuchst, und nimmt den Termin aus ihren Kalendern. Mit „Nachricht schreiben“ erreichst du alle oder einzelne Teilnehmer.',
  },
} as const;
