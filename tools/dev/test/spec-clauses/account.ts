import { caller, type Section, departed } from './clause.ts';

export const AUTH: Section = {
  'AUTH-01': [
    "The form takes e-mail and password and is sent with 'Anmelden'.",
    "The button says 'Lädt...' while it is busy.",
    'The busy state ends after 10 s at most.',
  ],
  'AUTH-02': [
    'An advisor gets to /{advisorCode}.',
    'An advisor who came from a guarded page gets back there.',
  ],
  'AUTH-03': ["'E-Mail oder Passwort nicht korrekt'"],
  'AUTH-04': ["'Bitte bestätige deine E-Mail-Adresse vor dem ersten Login'"],
  'AUTH-05': [
    "An error with words of its own shows them under the title 'Fehler'.",
    "Any other error shows 'Ein unbekannter Fehler ist aufgetreten' under the title 'Fehler'.",
  ],
  'AUTH-06': ["A non-advisor reads 'Benutzer nicht gefunden'.", 'They are signed out.'],
  'AUTH-07': ["'Fehler beim Laden der Berater-Informationen'"],
  'AUTH-08': ["'Bitte gib eine gültige E-Mail-Adresse ein'", 'The password is required.'],
  'AUTH-09': [
    'A side panel shows the pitch.',
    "'Mehr erfahren' leads to /advisor-signup.",
    "On a phone a banner 'Noch kein Partner?' leads to /partner.",
  ],
  'AUTH-10': [
    'The footer links the legal pages.',
    'The logo leads to /, on the pages of an advisor to /{advisor}.',
    'The copyright line shows.',
  ],
  'AUTH-11': [
    'An advisor gets a mail with a link to a new password.',
    'The new password signs in, and the old one does not.',
  ],
};

export const SIGNUP: Section = {
  'SIGNUP-01': [
    'Without a plan it is Basic.',
    'Without a schedule it is yearly.',
    '?plan= and ?schedule= choose another one.',
    'Basic is one step.',
    "The others have two steps, 'Account' and 'Zahlung'.",
  ],
  'SIGNUP-02': [
    "'Vorname ist erforderlich'",
    "'Nachname ist erforderlich'",
    "'E-Mail ist erforderlich'",
    "'Code ist erforderlich'",
    "'Top-Orga ist erforderlich'",
    "'Passwort ist erforderlich'",
    "'Passwort muss mindestens 6 Zeichen lang sein'",
    "'Passwörter stimmen nicht überein'",
    "'Bitte gib eine gültige E-Mail-Adresse ein'",
    'Missing values are named in the order of the fields, and the first one has the focus.',
  ],
  'SIGNUP-03': [
    'The code is the first and the last name in small letters.',
    'It has no whitespace.',
    'A code that is taken gets a 2.',
    caller('When that one is taken as well, the sign-up is refused.'),
  ],
  'SIGNUP-04': ['There are 16 organisations.', 'One of them is preselected.'],
  'SIGNUP-05': [
    'The new advisor is signed in.',
    'Basic leads to /{code}.',
    'A paid plan leads to the payment.',
  ],
  'SIGNUP-06': ["'Partner-Account erfolgreich erstellt! Willkommen bei WBD.'"],
  'SIGNUP-07': [
    "The server's own error text shows.",
    "'Fehler beim Erstellen des Accounts'",
    "'Unbekannter Fehler beim Erstellen des Accounts'",
  ],
  'SIGNUP-08': ["'Account erstellt, aber Login fehlgeschlagen. Bitte melde dich manuell an.'"],
  'SIGNUP-09': [
    'The form is disabled while it is busy.',
    'It is enabled again after 10 s.',
    'A signed-in Basic advisor is sent to /{code}.',
    'It links /legal/datenschutz, /legal/agb and /auth.',
  ],
};

export const PAY: Section = {
  'PAY-01': [
    caller('Each of the six price keys leads to a payment page with its price.'),
    caller('The call refuses any other price, a foreign e-mail address and a foreign origin.'),
  ],
  'PAY-02': [
    "'Keine Checkout-URL erhalten'",
    "'Fehler beim Weiterleiten zur Zahlung. Bitte versuche es in wenigen Minuten erneut.'",
  ],
  'PAY-03': [
    caller('A delivery without a valid signature changes nothing.'),
    caller('An event that is delivered again changes nothing more.'),
    caller('A payment sets plan and level.'),
    caller('A renewal that stays unpaid takes the package away.'),
    caller('A cancelled package ends with its term.'),
    caller('An upgrade from Basic to Lite and from Lite to Pro keeps all data.'),
    caller('Neither the payment page nor the success page changes plan and level.'),
  ],
  'PAY-04': [
    "'Willkommen bei WBD Pro' or 'Willkommen bei WBD Lite'",
    'Three links lead to the next steps of the plan.',
    'The new level is in force there without another sign-in.',
  ],
  'PAY-05': [
    'The billing is yearly unless another one is chosen.',
    'The plan shown is Pro unless the address says Lite.',
  ],
  'PAY-06': [
    'A monthly plan ends after twelve months at the earliest.',
    'A cancellable plan ends with its month.',
  ],
};

export const ADMIN: Section = {
  'ADMIN-01': [
    'The page has its heading.',
    'It shows the number of all advisors.',
    'Each plan group has a card with its number.',
    'The cards of Lite and Pro also count annual, monthly and trial.',
    departed(
      'A plan whose name contains lite or pro belongs to that group.',
      'The name has to contain it as a whole word.',
      'unit',
    ),
  ],
  'ADMIN-02': [
    'Advisors are found by e-mail.',
    'The plan filter offers all, default and each group.',
    'The table shows e-mail, plan and creation date.',
    'Rows of Lite and Pro are tinted.',
    'The newest come first.',
    'Test advisors are left out.',
  ],
  'ADMIN-03': ["'Lade Daten...'", "'Keine Berater gefunden'", 'A failure shows a retry.'],
  'ADMIN-04': [
    'An advisor without admin rights gets no admin page.',
    'The rules refuse them the data.',
  ],
};
