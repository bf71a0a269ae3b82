import { caller, unit, type Section, departed } from './clause.ts';

export const UPLOAD: Section = {
  'UPLOAD-01': [
    "'Bild-Datein dürfen maximal 20 MB groß sein. Diese Datei ist {size}.'",
    "'Video-Datein dürfen maximal 2 GB groß sein. Diese Datei ist {size}.'",
    "'PDF-Datein dürfen maximal 20 MB groß sein. Diese Datei ist {size}.'",
    "'CSV-Datein dürfen maximal 5 MB groß sein. Diese Datei ist {size}.'",
    // no form takes another kind of file
    unit("'Datei-Datein dürfen maximal 10 MB groß sein. Diese Datei ist {size}.'"),
    "'Bitte lade eine Bild-Datei hoch' and 'Bitte lade eine Video-Datei hoch'",
    "'Bitte lade eine PDF-Datei hoch'",
    "'Bitte lade eine CSV-Datei hoch'",
    'The size of a chosen file reads well.',
  ],
  'UPLOAD-02': [
    unit('Umlauts and ß are transliterated.'),
    unit('Other characters become underscores.'),
    caller('A stored file begins with a timestamp and an id of 8 characters.'),
  ],
  'UPLOAD-03': [
    "'Lade Video hoch...', 'Lade Bild hoch...' and 'Abgeschlossen'",
    unit('The dialog closes after 0.8 s.'),
    "'Das hat leider nicht geklappt. Versuch es in einigen Minuten nochmal.'",
    departed(
      'The dialog cannot be closed while it uploads.',
      'A form that hands its upload to the background closes at once; the others stay open.',
    ),
    departed(
      'Save is enabled only when every required file is chosen.',
      'Save is enabled; it stores nothing without every required file and names the missing one.',
    ),
    departed(
      'Video and image get half of the bar each.',
      'Each file fills the share of the bar that its form gives it.',
    ),
    unit('The failure shows for 2 s.'),
  ],
  'UPLOAD-04': ['An interrupted upload of a large video goes on instead of starting over.'],
  'UPLOAD-05': [
    caller('The rules refuse files for another owner.'),
    caller('The rules refuse files of another type.'),
    caller('The rules refuse files that are too large.'),
  ],
};

export const FN: Section = {
  'FN-01': [
    departed(
      'create-advisor makes an advisor who can sign in and has a page.',
      'The call is createAdvisor.',
      'caller',
    ),
    caller('It refuses a wrong field in German and names it.'),
    caller('It is open to visitors, up to a limit for a network.'),
    caller('A repeated sign-up goes on with what is there.'),
  ],
  'FN-02': [
    departed(
      'advisor-creates-customer stores a customer of the advisor and returns its id.',
      'The call is advisorCreatesCustomer.',
      'caller',
    ),
    caller('It refuses a wrong field in German and names it.'),
    caller('Level 0, customers and visitors are refused.'),
    caller('A repeated request answers with the same customer.'),
  ],
  'FN-03': [
    departed(
      'kiosk-login-user lets a code be sent to an own customer.',
      'The call is kioskLoginUser.',
      'caller',
    ),
    caller('It refuses a wrong number in German and names the field.'),
    caller('Level 0, customers and visitors are refused.'),
  ],
  'FN-04': [
    departed(
      'get_unregistered_customer lists own customers without a seat in the session.',
      'The call is unregisteredCustomers.',
      'caller',
    ),
    caller('It refuses a wrong field in German and names it.'),
    caller('Only advisors who may invite get an answer.'),
  ],
  'FN-05': [
    departed(
      'stripe-create-checkout and the webhook turn a payment into a package.',
      'The call is createCheckout.',
      'caller',
    ),
    caller('Wrong input is refused in German.'),
    caller('Nobody pays without an advisor account.'),
    caller('Two clicks make one customer and one page.'),
  ],
  'FN-06': [
    caller('A registration that is written sends its mail.'),
    caller('A repeated event sends no second one.'),
    caller('On the spot the directions are the location.'),
    caller('Online the location stays, and the directions are the meeting link.'),
  ],
};

export const RULE: Section = {
  'RULE-01': [
    caller('Every collection, role and operation is decided as the tables declare.'),
    caller('Every place of files, role and operation is decided as the table declares.'),
  ],
  'RULE-02': [
    caller('No client writes level, organisation and code of an advisor.'),
    caller('No client writes plan and admin of an account.'),
    caller('No client writes the registration counter of a session.'),
    caller("No client writes another person's data."),
  ],
};
