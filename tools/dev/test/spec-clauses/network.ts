import { caller, unit, type Section, departed } from './clause.ts';

export const UX: Section = {
  'UX-01': [
    'Toasts are at the bottom right.',
    'The theme follows light, dark and the system.',
    'A toast closes after 4 s.',
    'At most 3 show at once.',
    'Toasts follow the theme.',
  ],
  'UX-02': [
    'Dates and times are those of Berlin wherever the person is.',
    'dd.MM.yyyy',
    unit('HH:mm'),
    'dd. MMM yyyy, HH:mm in German',
  ],
  'UX-03': [
    'What was read is fresh for 5 minutes.',
    'The page of a seminar is fresh for 24 hours.',
    'The page of an expert video is fresh for 24 hours.',
    'The page of a testimonial is fresh for 24 hours.',
  ],
  'UX-04': [
    'Pages change at 768 px.',
    'The keyboard reaches everything on the public pages and shows where it is.',
    'The keyboard reaches everything on the pages of the portal and shows where it is.',
    // nightly
    'An engine finds no violation of WCAG 2.2 AA on the public pages.',
    'An engine finds no violation of WCAG 2.2 AA on the pages of the portal.',
    'An engine finds no violation of WCAG 2.2 AA on the pages of admins.',
    'The error of a field is part of its description, and the first one has the focus.',
    'The keyboard reaches everything on the pages of admins and shows where it is.',
    // nightly
    'A person gets through registration, sign-up and CRM with a screen reader.',
  ],
  'UX-05': ["A deletion is confirmed with 'Löschen' or called off with 'Abbrechen'."],
  'UX-06': ["'Ein Fehler ist aufgetreten. Bitte versuche es später erneut.'"],
};

export const NET: Section = {
  'NET-01': [
    'From level 0 on, a partner copies a link of their own.',
    'They send it with a ready text, which can be changed, by WhatsApp or mail.',
    'They show and save it as a QR code.',
    'Each seminar has such a link, with a ready text and a QR code.',
    'Each expert video has such a link, with a ready text and a QR code.',
    caller('A person who comes through links is attributed once, to the first.'),
  ],
  'NET-02': [
    'A partner sees who came through their links.',
    'They see how many opened a link, registered, came and asked for a call.',
    caller('They read a first name and an initial.'),
  ],
  'NET-03': [
    'A referred customer’s deal, once confirmed, is booked for the partner by the terms of its day.',
    caller('It is booked exactly once, in any number of deliveries.'),
    caller('Revenue that Stripe reports is booked, where terms say so.'),
  ],
  'NET-04': [
    'A partner sees what is held and what is due, each with its reason.',
    'A cancelled deal takes its commission back.',
    caller('Nobody is debited: what was due nets with later commission.'),
    'A partner sees what is in payout and what was paid.',
  ],
  'NET-05': [
    'A partner says where commission is paid to and how it is taxed, and agrees to credit notes.',
    caller('Without that nothing is paid out: it stays due.'),
    'The statement as PDF and e-invoice, and the objection to it.',
  ],
  'NET-06': [
    'An administrator sets terms after a preview of the last month.',
    'They confirm or refuse deals of their organisation, never their own.',
    'Month close, payout by two people, bank file and returns.',
  ],
  'NET-07': [
    caller('No partner reads another’s entries, no organisation another’s deals.'),
    caller('Nobody changes an entry.'),
  ],
};

export const TEAM: Section = {
  'TEAM-01': [
    'A Pro advisor founds a team and invites; the invited person accepts; a member leaves at any time.',
  ],
  'TEAM-02': [
    'A team has a lead, deputies and members.',
    caller('A team is placed below another one when both leads agree.'),
  ],
  'TEAM-03': [
    'A lead sees registrations, attendance, new customers and referrals of each member who shares them, by month and with their sum.',
    'They choose the months and download the figures as CSV.',
    'A member decides whether the team sees their figures; withdrawn, they are gone at once.',
    caller('The figures are those of a recount, from the moment at which the member joined.'),
    caller('They are counts: nothing of a customer is stored or sent with them.'),
    caller('A lead sees sums of the teams below, never their members.'),
    'Revenue and commission by month and member, of those who share them by a consent of their own.',
  ],
  'TEAM-06': [
    caller(
      'A lead whose package has ended decides nothing; a deputy takes over, else the longest member is asked.',
    ),
    caller('Content stays its owner’s.'),
  ],
  'TEAM-04': [
    caller('Lead and deputies see the figures of members who share them, members their own alone.'),
    departed(
      'Permissions for the content and figures of the team are managed.',
      'Each role has fixed rights, which the page shows.',
    ),
    caller(
      'Members share what is theirs; the lead alone takes out what is others’, and the history says so.',
    ),
  ],
  'TEAM-05': [
    'An owner chooses whether a seminar or expert video is public, for the organisation or for the team.',
    'The audience finds it in the portal, with a badge, and invites to it.',
    'Nothing of it is on a page, in a card, HTML, sitemap, preview, search answer or mail.',
    caller(
      'Who leaves a team, is removed or loses it keeps what they shared, for themselves alone.',
    ),
    caller('The rules let nobody read, list or share beyond the own audiences.'),
  ],
};

export const KNOW: Section = {
  'KNOW-01': [
    'An advisor chooses who a library video is for: organisation, team, everyone or no one else.',
    caller('A video for a team plays for its members from any organisation, and for no one else.'),
    'A video for everyone is on the page of its owner, where visitors play it.',
    caller('Pages hold no other video of the library.'),
  ],
  'KNOW-02': [
    'A Pro advisor with imprint, tax profile, seller details and an account at Stripe offers a film: draft, on sale, withdrawn.',
    'A colleague finds it, sees the trailer and the price with VAT, and pays at Stripe.',
    'They watch it at once, through signed addresses alone, and get an invoice in the seller’s name.',
    'The seller refunds: access ends, and a correction follows.',
    caller(
      'Payments in any order, repeated or late leave access right, and two purchases at once are one.',
    ),
    caller('Nobody but the seller reads where the film lies.'),
  ],
  'KNOW-03': [
    'Sellers see each sale, what came back and what the operator keeps.',
    'They see the sums by month and download them as CSV.',
  ],
  'KNOW-04': [
    'An author shares a quick video with the network.',
    'A colleague finds it and takes it over.',
    'The colleague shares it under their own code, and it leads to their appointments.',
    'Withdrawn, it is gone from the colleague and the link.',
  ],
};
