import { rateLimit, type RateLimit } from './rate-limit.repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often an advisor may learn that a number belongs to another advisor's customer: limits probing. */
export const refusals = rateLimit({ name: 'refusals', most: 20, windowMs: 15 * MINUTE });

/** Customers one advisor enters, imports or invites: a whole CRM in a day, and no more than a list shows. */
export const newCustomers = rateLimit({ name: 'new-customers', most: 10_000, windowMs: 24 * HOUR });

/** Edits and merges of customers by one advisor. */
export const customerChanges = rateLimit({ name: 'customer-changes', most: 2_000, windowMs: HOUR });

/** Codes that one advisor has sent to customers: each is a text message. */
export const kioskLogins = rateLimit({ name: 'kiosk-logins', most: 120, windowMs: HOUR });

/** Sign-ups from one network address. */
export const signUpsByAddress = rateLimit({ name: 'sign-ups', most: 60, windowMs: HOUR });

/** Changes of the library's folders by one administrator of an organisation. */
export const folderChanges = rateLimit({ name: 'folder-changes', most: 300, windowMs: HOUR });

/** Changes of teams by one advisor, and addresses that one advisor invites: each is a mail to someone who may be a stranger. */
export const teamChanges = rateLimit({ name: 'team-changes', most: 200, windowMs: HOUR });
export const teamInvitations = rateLimit({
  name: 'team-invitations',
  most: 40,
  windowMs: 24 * HOUR,
});
/** Deals that one advisor reports or decides about, terms of commission, tax profiles, and steps of closes and payouts. */
export const commissionChanges = rateLimit({ name: 'commission', most: 600, windowMs: HOUR });

/**
 * Changes to money by one person. Each sends a mail to that person. The limit is far below `budgetOf`, so that a thief
 * cannot hide one mail in a flood of others.
 */
export const moneyChanges = rateLimit({ name: 'money-changes', most: 60, windowMs: 24 * HOUR });

/** Changes by one seller of films, payment pages that one advisor opens, and documents that one advisor fetches. */
export const filmSelling = rateLimit({ name: 'film-selling', most: 300, windowMs: HOUR });
export const filmBuying = rateLimit({ name: 'film-buying', most: 60, windowMs: HOUR });
export const filmPapers = rateLimit({ name: 'film-papers', most: 300, windowMs: HOUR });

/** Changes of one advisor's code: each keeps another code from everyone else. */
export const codeChanges = rateLimit({ name: 'code-changes', most: 10, windowMs: 24 * HOUR });

/** Changes of one advisor's name, and of the password: each ends sessions and follows into other places. */
export const nameChanges = rateLimit({ name: 'name-changes', most: 10, windowMs: 24 * HOUR });
export const passwordChanges = rateLimit({ name: 'password-changes', most: 10, windowMs: HOUR });

/** How often one advisor removes the second factor. */
export const factorRemovals = rateLimit({ name: 'factor-removals', most: 10, windowMs: HOUR });

/** Mails to new addresses that one advisor requests: each goes to a mailbox that may be a stranger's. */
export const emailChangeRequests = rateLimit({ name: 'email-changes', most: 5, windowMs: HOUR });

/** Requests for links to a new password from one network. */
export const resetsByNetwork = rateLimit({ name: 'resets-from', most: 30, windowMs: HOUR });

/**
 * Links to a new password mailed to one account, for requests from anyone. An account over a limit got a link less than
 * a day ago, and links are valid for a day: a stranger's requests never leave its owner without one.
 */
export const resetMails = rateLimit({ name: 'reset-mails', most: 1, windowMs: 15 * MINUTE });
export const resetMailsOfDay = rateLimit({ name: 'reset-mails-day', most: 8, windowMs: 24 * HOUR });

/** Links to a new password that are followed from one network: each costs some reads, and only the server can make one. */
export const passwordLinkLooks = rateLimit({ name: 'password-links', most: 120, windowMs: HOUR });

/** Mails that let one login prove its e-mail address. */
export const verifications = rateLimit({ name: 'verifications', most: 5, windowMs: HOUR });

/**
 * Signed addresses of videos: each costs a signature. A player requests one per video and another every half hour.
 * Logins are free, so a limit per login is not enough; 200 people at an event, who may share one network address, watch
 * 30 videos an hour each and begin at the same moment.
 */
export const signedVideosByLogin = rateLimit({
  name: 'signed-videos-for',
  most: 300,
  windowMs: HOUR,
});
export const signedVideosByNetwork = rateLimit({
  name: 'signed-videos',
  most: 6_000,
  windowMs: HOUR,
  rows: 10,
});

/** What one advisor uploads: 20 films of the library a day, each as large as it may be, and their pictures. */
export const uploadedFiles = rateLimit({ name: 'uploads', most: 1_000, windowMs: 24 * HOUR });
export const uploadedMegabytes = rateLimit({
  name: 'uploaded-mb',
  most: 250_000,
  windowMs: 24 * HOUR,
});

/** Pictures of one advisor that are stored in sizes: each costs seconds of a processor. */
export const resizedPictures = rateLimit({ name: 'pictures', most: 1_000, windowMs: 24 * HOUR });

/**
 * Seconds of all versions of one advisor's films: two films of an hour a day, or 100 clips, for 12.50 US dollars at most; eight hours
 * of film in a month, for 50 (docs/decisions/0119-films-in-streams.md).
 */
export const transcodedSeconds = rateLimit({ name: 'films', most: 30_000, windowMs: 24 * HOUR });
export const transcodedSecondsOfMonth = rateLimit({
  name: 'films-month',
  most: 120_000,
  windowMs: 30 * 24 * HOUR,
});

/** Playlists of private films from one network: each costs a signature. A viewer reads about four a film. */
export const filmPlaylists = rateLimit({
  name: 'film-playlists',
  most: 30_000,
  windowMs: HOUR,
  rows: 10,
});

/** Registrations one person asks for by themselves, and those one advisor asks for, be it for one customer or many. */
export const ownRegistrations = rateLimit({ name: 'registrations', most: 60, windowMs: HOUR });
export const invitations = rateLimit({ name: 'invitations', most: 1_000, windowMs: HOUR });

/** Appointments that one phone number asks for: each is a mail to an advisor. */
export const appointmentRequestLimit = rateLimit({
  name: 'appointments',
  most: 10,
  windowMs: 24 * HOUR,
});

/** Bookings and moves per phone number: each sends mails and occupies an advisor's time. */
export const appointmentBookings = rateLimit({
  name: 'appointment-bookings',
  most: 20,
  windowMs: 24 * HOUR,
});

/** Reads of bookable types, free times and linked appointments, per network: each costs database reads. */
export const appointmentLooks = rateLimit({
  name: 'appointment-looks',
  most: 1_200,
  windowMs: HOUR,
  rows: 10,
});

/** Changes to hours, appointment types and appointments, per advisor. */
export const appointmentChanges = rateLimit({
  name: 'appointment-changes',
  most: 300,
  windowMs: HOUR,
});

/** Waiting lists that one person joins: each entry is a mail, and later perhaps an offer that keeps a seat from others. */
export const waitingListEntries = rateLimit({ name: 'waiting', most: 10, windowMs: 24 * HOUR });

/** Invitations by one advisor, however many people each is for: each is stored for a week. */
export const invitationCalls = rateLimit({ name: 'invitation-calls', most: 60, windowMs: HOUR });

/** Messages by one advisor to the participants of sessions, each of which is a mail to every participant. */
export const participantMessages = rateLimit({
  name: 'participant-messages',
  most: 30,
  windowMs: 24 * HOUR,
});

/** Looks at seats through mailed links, and uses of such links, from one network. */
export const seatLooks = rateLimit({ name: 'seat-looks', most: 600, windowMs: HOUR });
export const linkUses = rateLimit({ name: 'link-uses', most: 600, windowMs: HOUR });

/** Changes, which write to others: those of one booking, and of all bookings of one person, which no single link can use up. */
export const bookingChanges = rateLimit({ name: 'booking-changes', most: 20, windowMs: 24 * HOUR });
export const personChanges = rateLimit({ name: 'seat-changes', most: 60, windowMs: 24 * HOUR });

/** How often one login looks for its own seats: each page of a seminar's registration does. */
export const ownSeatLooks = rateLimit({ name: 'own-seat-looks', most: 240, windowMs: HOUR });

/** Objections to mails from one network, where mail programs of many people may be: each costs some reads and writes. */
export const objectionsByNetwork = rateLimit({ name: 'objections', most: 600, windowMs: HOUR });

/** Given up mails that one person has sent again, and how often one mail is: its recipient's server has refused it before. */
export const resendMails = rateLimit({ name: 'resent-mails', most: 100, windowMs: 24 * HOUR });
export const resendsOfMail = rateLimit({ name: 'resends-of', most: 5, windowMs: 24 * HOUR });

/**
 * Declarations that end a contract: from one network, from one network for one account, and for one account from anywhere.
 * A stranger with one connection never keeps an owner from ending their own.
 */
export const terminationsByNetwork = rateLimit({ name: 'terminations', most: 20, windowMs: HOUR });
export const terminationsByPair = rateLimit({
  name: 'terminations-pair',
  most: 5,
  windowMs: 24 * HOUR,
});
export const terminationsOfAddress = rateLimit({
  name: 'terminations-of',
  most: 30,
  windowMs: 24 * HOUR,
});
/** Uses of the links that confirm or refuse a declaration, from one network. */
export const terminationLinkUses = rateLimit({
  name: 'termination-links',
  most: 120,
  windowMs: HOUR,
});

/** Looks of one admin at what only the server can find, and changes by one admin. */
export const adminLooks = rateLimit({ name: 'admin-looks', most: 2_000, windowMs: HOUR });
export const adminChanges = rateLimit({ name: 'admin-changes', most: 500, windowMs: HOUR });

/** More cards of advisors' pages that visitors of one network address ask for: each costs some reads. */
export const moreOfPages = rateLimit({ name: 'more-of-page', most: 600, windowMs: HOUR });

/** How often one person asks for everything that is stored about them, and how many pages of their data one advisor reads. */
export const dataRequests = rateLimit({ name: 'data-requests', most: 20, windowMs: HOUR });
export const dataPages = rateLimit({ name: 'data-pages', most: 400, windowMs: HOUR });

/** Wrong names that one phone number may give before it gets to see or erase what is stored. */
export const ownDataTries = rateLimit({ name: 'own-data-tries', most: 10, windowMs: 24 * HOUR });

/** Payment pages and cancellations that one advisor asks for: each is several calls of the payment provider. */
export const billingCalls = rateLimit({ name: 'billing', most: 60, windowMs: HOUR });

/** Failures that one login, or one network address without a login, reports from pages: each is a line in the logs. */
export const failureReports = rateLimit({ name: 'failures', most: 30, windowMs: HOUR });

/**
 * Reports of content from one network, and those of one subject: each is looked at by a person. `budgetOf` limits the
 * receipts to one mailbox.
 */
export const reportsByNetwork = rateLimit({ name: 'reports', most: 20, windowMs: HOUR });
export const reportsOfSubject = rateLimit({ name: 'reports-of', most: 50, windowMs: 24 * HOUR });

/** Objections of one advisor to decisions about content. */
export const complaints = rateLimit({ name: 'complaints', most: 20, windowMs: 24 * HOUR });

/** Changes of what is live, by one team's identity: far more than a day of work has, and the end of a loop that went wrong. */
export const deployments = rateLimit({ name: 'deployments', most: 300, windowMs: HOUR });

/** Those that count what one advisor does, by the advisor's uid. */
export const limitsOfAdvisors: readonly RateLimit[] = [
  refusals,
  newCustomers,
  customerChanges,
  kioskLogins,
  codeChanges,
  folderChanges,
  teamChanges,
  teamInvitations,
  commissionChanges,
  moneyChanges,
  filmSelling,
  filmBuying,
  filmPapers,
  verifications,
  resetMails,
  resetMailsOfDay,
  invitations,
  invitationCalls,
  participantMessages,
  appointmentChanges,
  resendMails,
  adminLooks,
  dataPages,
  billingCalls,
  complaints,
  failureReports,
  signedVideosByLogin,
];
