import { caller, unit, type Section } from './clause.ts';

export const SEM: Section = {
  'SEM-01': [
    "'Meine Seminare' have an edit button and links to the participants.",
    "'Seminare meiner Kollegen' can only be used to invite.",
    "'Neues Seminar' leads to the form.",
    'A seminar of the excluded list is missing for other advisors.',
    'The special advisor sees all seminars.',
  ],
  'SEM-02': [
    "'Bitte gib einen Titel ein', 'Bitte gib eine Beschreibung ein', 'Bitte gib eine Dauer in Minuten ein' and 'Bitte lade ein Voll-Video hoch'",
    "'Gib eine Dauer in Minuten ein (nur Zahlen, kein Komma)'",
    'The description has 2 lines at most.',
    'A new seminar is stored with video, trailer, preview, thumbnail and PDF.',
    'The form asks whether it is online.',
    'A stored seminar is changed.',
    "'Seminar erfolgreich gespeichert'",
    "'Fehler beim Speichern des Seminars'",
    unit('The files fill 70, 4, 4, 10 and 5 %, and saving stands at 95 %.'),
    'A seminar is stored without trailer, preview, thumbnail and PDF.',
  ],
  'SEM-03': [
    'A new session is today at 18:00 with 20 places.',
    'The only session has no delete button.',
    "'Termin N: Bitte fülle alle Pflicht-Felder aus, oder lösche den Termin'",
    "'Termin N: Datum darf nicht in der Vergangenheit liegen'",
    'Directions are an address, or a meeting link when the seminar is online.',
  ],
  'SEM-04': [
    caller('No advisor who exists shows a new seminar.'),
    'An advisor who chooses it shows it.',
  ],
  'SEM-05': ["'Es gibt bereits Anmeldungen für dieses Seminar.', and it stays."],
  'SEM-06': [
    'The list has name, e-mail, phone, job, birthday, advisor and id.',
    "A participant is removed: 'Teilnehmer entfernt'",
    'A past session shows total, attended and rate.',
    'After its day nobody is added or removed.',
    "'Wir konnten den Termin nicht finden...', and without the dots on the page to invite",
    "'Fehler beim Entfernen des Teilnehmers'",
    "'Fehler beim Laden des Termins'",
  ],
  'SEM-07': [
    "'Teilnehmer hinzufügen zu {seminar} am {date} in {location}'",
    "'WBD-Kunden einladen' lists own customers without a seat.",
    "'Externe Kunden einladen' has 4 blank rows.",
    "'Externer Kunde N ist nicht vollständig ausgefüllt. Gib Vorname, Nachname und Mail an, oder lösche den Kunden.'",
    "'Bitte füllen Sie die Daten für mindestens einen externen Kunden vollständig aus.'",
    unit("The job 'Unbekannt' of an external customer is stored as null."),
  ],
  'SEM-08': [
    "'N Kunden eingeladen'",
    "'Technischer Fehler - Konnte nur X von Y Kunden einladen.'",
    "'Fehler bei der Registrierung von {name}'",
    "'{n} von {m} externen Kunden erfolgreich eingeladen und E-Mail versendet.'",
    "'Fehler bei der Verarbeitung von {name}'",
    "'Keine Einladungen für externe Kunden konnten verarbeitet werden.'",
    "'Ein unerwarteter Fehler ist aufgetreten.'",
    'An e-mail that fails counts that customer as failed.',
  ],
  'SEM-09': ["'Einladungs-Link kopiert'"],
  'SEM-10': ['Attendance is recorded after the session.', 'The rate follows it.'],
};

export const REG: Section = {
  'REG-01': [
    'Past sessions are hidden.',
    "A full session is disabled and says '(Ausgebucht)'.",
    'Few free places are announced, many are not.',
    unit('The announcement begins below 10 places.'),
  ],
  'REG-02': [
    "'Ich melde mich selbst an' and 'Ich bin Berater und melde einen Kunden an' can be chosen.",
  ],
  'REG-03': [
    'Sending the code leads from the form to the code.',
    'Confirming the code books the seat and shows the success.',
    "'Nummer ändern' returns to the form and clears the code.",
    "A wrong code shows 'Fehler bei der Verifizierung', and another one can be entered.",
    'A booking that fails can be retried without another code.',
    "'Fehler beim Senden des Codes'",
  ],
  'REG-04': [
    "'Bitte Termin auswählen', 'Bitte Vornamen angeben', 'Bitte Nachnamen angeben', 'Bitte E-Mail angeben' and 'Bitte gültige Telefonnummer angeben'",
    "'Bitte Kunden auswählen'",
    'However a number is typed, the page says how it understands it.',
    unit('00, 0, 49 and no prefix become + or +49; spaces, dashes, brackets and slashes go.'),
    'The code takes digits only.',
    "Fewer than 4 digits: 'Bitte Code eingeben'",
    unit('A number has 6 to 15 digits.'),
  ],
  'REG-05': [
    "'Du bist bereits für dieses Seminar angemeldet'",
    'The form is shown again with what was typed.',
  ],
  'REG-06': [
    'An advisor registers a new customer.',
    'The search for an existing one begins with 2 characters.',
    'It finds own customers only.',
    'Several matches need the phone number as well.',
    "'Keinen passenden Kunden gefunden'",
  ],
  'REG-07': [
    "'Diese Telefonnummer ist bereits registriert.'",
    "'Diese E-Mail-Adresse ist bereits registriert.'",
    "'Fehler beim Registrieren des Kunden'",
  ],
  'REG-08': [
    caller('A registration sends a confirmation with a calendar file in the time of Berlin.'),
    caller('It names the place.'),
    caller('It links the PDF.'),
    caller('Online it has the meeting link.'),
    caller('It is never sent twice.'),
    caller('It is not lost when the sender dies or the mail server is away.'),
  ],
  'REG-09': [caller('Concurrent registrations never take more seats than there are.')],
  'REG-10': [
    "'Wir konnten die Seminardetails nicht laden, weil es einen technischen Fehler gab. Versuche es etwas später erneut.'",
    "'Seminar nicht gefunden.'",
    "'Termine nicht gefunden.'",
    "'Berater nicht gefunden.'",
  ],
  'REG-11': [
    caller('A session within 24 hours is reminded of once.'),
    caller('The reminder arrives as a mail.'),
  ],
};

export const APPT: Section = {
  'APPT-01': [
    'A visitor proves a phone number first.',
    'An advisor signs in first and comes back.',
  ],
  'APPT-02': ['An advisor without a customer picks one.'],
  'APPT-03': [
    'After 2 s the booking link opens once in a new tab.',
    'A confirmation shows it as a fallback link.',
    'A link without http(s) gets https://.',
    unit('An expert video with a booking link of its own opens that one.'),
  ],
  'APPT-04': [
    "'Wir konnten den Buchungslink nicht finden'",
    'Only http and https links ever open.',
  ],
};
