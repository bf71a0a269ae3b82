/** Changes that decide nothing else, each looked at by hand. One that is not there, or that a request notices, fails. */
export interface Equivalent {
  /** the functions or rules it is in, and the changes in each of them, as a failing test prints them */
  places: readonly string[];
  changes: readonly string[];
  why: string;
}

const BEGINS =
  'They differ in the microsecond in which the session begins, which no request can aim at: the server says when it came.';

const OF_ADVISORS = [
  '/testimonials/{testimonialId}',
  '/seminars/{seminarId}',
  '/sessions/{sessionId}',
  '/sessionAccess/{sessionId}',
  '/expertVideos/{expertId}',
  '/knowledgeVideos/{videoId}',
  '/quickVideos/{videoId}',
];
/** Private entries of advisors; the module generator adds its collections here. */
const OWN_ENTRIES = ['/datedNotes/{noteId}'];
const LIMITED = [
  '/seminarCards/{from}',
  '/expertCards/{from}',
  '/customers/{customerId}',
  ...OF_ADVISORS,
  '/{path=**}/registrations/{customerId}',
  '/folders/{folderId}',
  '/orgs/{orgId}',
  '/referrals/{customerId}',
  '/linkVisits/{monthId}',
  '/sponsors/{uid}',
  '/deals/{dealId}',
  '/commissionTerms/{termsId}',
  '/statements/{statementId}',
  '/payouts/{payoutId}',
  '/{path=**}/entries/{entryId}',
  '/{path=**}/balances/{uid}',
  '/takenVideos/{takenId}',
  '/moneyChanges/{changeId}',
  '/adminActions/{actionId}',
  '/notices/{noticeId}',
  '/restrictions/{restrictionId}',
  '/revenue/{month}',
  '/terminations/{terminationId}',
  '/customerNotes/{customerId}',
  ...OWN_ENTRIES,
  '/invitations/{invitationId}',
  '/invoices/{invoiceId}',
  '/sessionMessages/{messageId}',
  '/appointmentRequests/{requestId}',
  '/appointmentTypes/{typeId}',
  '/appointments/{appointmentId}',
  '/notifications/{notificationId}',
  '/mails/{mailId}',
  '/filmOffers/{offerId}',
  '/filmSales/{saleId}',
  '/filmEntitlements/{entitlementId}',
  '/filmPapers/{paperId}',
];
const FOLDERS = [
  '/hero/{kind}/{name}',
  '/testimonials/{kind}/{name}',
  '/seminars/{kind}/{name}',
  '/expert_videos/{kind}/{name}',
  '/knowledge_videos/{kind}/{name}',
  '/knowledge_videos_for_customers/{kind}/{name}',
  '/paid_videos/{kind}/{name}',
];

const placesOf = (patterns: readonly string[], operation: string) =>
  patterns.map((pattern) => `${pattern} ${operation}`);
const withMore = (operation: string, ...more: readonly string[]) =>
  more.map((other) => `allow ${operation} → allow ${operation}, ${other}`);

const IN_FIRESTORE: readonly Equivalent[] = [
  {
    places: placesOf(LIMITED, 'list'),
    changes: withMore('list', 'get'),
    why: 'Only a query has a limit, which the condition reads.',
  },
  {
    places: ['/accounts/{uid} list'],
    changes: withMore('list', 'get'),
    why: 'An admin may get one anyway.',
  },
  {
    places: ['/accounts/{uid} get'],
    changes: withMore('get', 'list'),
    why: 'A query names no document: it belongs to no one, and an admin may list them anyway.',
  },
  {
    places: placesOf(['/config/public', '/config/maintenance'], 'get'),
    changes: withMore('get', 'list'),
    why: 'A query asks for any document of the collection, which a rule for one of them does not match.',
  },
  {
    places: placesOf(
      [
        '/selections/{section}',
        '/customerNotes/{customerId}',
        ...OWN_ENTRIES,
        ...OF_ADVISORS,
        '/takenVideos/{takenId}',
      ],
      'create',
    ),
    changes: withMore('create', 'delete'),
    why: 'The condition reads the new document, and a deletion has none.',
  },
  {
    places: ['/imprints/{uid} create, update', '/notificationSettings/{uid} create, update'],
    changes: withMore('create, update', 'delete'),
    why: 'The condition reads the new document, and a deletion has none.',
  },
  {
    places: placesOf(
      [
        '/notificationSettings/{uid}',
        '/taxProfiles/{uid}',
        '/payers/{orgId}',
        '/sponsors/{uid}',
        '/filmSellers/{uid}',
        '/appointmentHours/{uid}',
      ],
      'get',
    ),
    changes: withMore('get', 'list'),
    why: 'The condition compares the id of a document, and a query names none.',
  },
  {
    places: ['/customerNotes/{customerId} create'],
    changes: withMore('create', 'update'),
    why: 'The advisor has to be that of the customer, as it is: only what the advisor wrote can change, which they may do.',
  },
  {
    places: ['/sessionAccess/{sessionId} create'],
    changes: withMore('create', 'update'),
    why: 'Advisor and seminar have to be those of the session, as they are: only the directions can change, which the owner may do.',
  },
  {
    places: placesOf(
      [
        '/advisors/{uid}',
        '/selections/{section}',
        '/customerNotes/{customerId}',
        ...OWN_ENTRIES,
        '/appointmentRequests/{requestId}',
        '/notifications/{notificationId}',
        ...OF_ADVISORS,
        '/registrations/{customerId}',
      ],
      'update',
    ),
    changes: withMore('update', 'create', 'delete'),
    why: 'The condition compares the document before with the one after: a creation lacks the one, a deletion the other.',
  },
  {
    places: placesOf(
      [
        '/testimonials/{testimonialId}',
        '/expertVideos/{expertId}',
        '/knowledgeVideos/{videoId}',
        '/quickVideos/{videoId}',
        '/takenVideos/{takenId}',
        ...OWN_ENTRIES,
      ],
      'delete',
    ),
    changes: withMore('delete', 'create'),
    why: 'The condition reads the document before, and a creation has none.',
  },
  {
    places: [
      '/advisors/{uid} update',
      '/registrations/{customerId} update',
      '/appointmentRequests/{requestId} update',
      '/notifications/{notificationId} update',
      ...placesOf(OWN_ENTRIES, 'update'),
      '/quickVideos/{videoId} isMine',
      '/sessions/{sessionId} update',
    ],
    changes: ['resource → request.resource'],
    why: 'The field is none of those that may change: it is the same before and after.',
  },
  {
    places: ['/sessions/{sessionId} update'],
    changes: ['resource.data.time > request.time → resource.data.time >= request.time'],
    why: BEGINS,
  },
  {
    places: ['/registrations/{customerId} update'],
    changes: ['…nId).data.time <= request.time + … → …nId).data.time < request.time + …'],
    why: BEGINS,
  },
  {
    places: ['isText'],
    changes: ["value is 'string' → true"],
    why: 'Nothing but a text has matches(), which follows.',
  },
  {
    places: ['isNumber'],
    changes: ["value is 'number' → true"],
    why: 'Nothing but a number compares with one.',
  },
  {
    places: ['isText'],
    changes: [String.raw`…}\x{61c}\x{200e}-\x{200f}\x{2028}… → …}\x{61c}\x{200e}\x{200f}\x{2028}…`],
    why: 'A range of two characters is its two ends.',
  },
  {
    places: ['isFilled'],
    changes: [
      String.raw`…}\x{34f}\x{115f}-\x{1160}\x{1680}… → …}\x{34f}\x{115f}\x{1160}\x{1680}…`,
      String.raw`…\x{1680}\x{17b4}-\x{17b5}\x{180b}… → …\x{1680}\x{17b4}\x{17b5}\x{180b}…`,
    ],
    why: 'A range of two characters is its two ends.',
  },
  {
    places: ['isFilled'],
    changes: [
      String.raw`…}\x{2000}-\x{200d}\x{202f}\x{205f… → …}\x{2000}-\x{200e}\x{202f}\x{205f…`,
      String.raw`…}\x{205f}-\x{2065}\x{206a}-\x{206… → …}\x{205f}-\x{2066}\x{206a}-\x{206…`,
      String.raw`…}-\x{2065}\x{206a}-\x{206f}\x{280… → …}-\x{2065}\x{2069}-\x{206f}\x{280…`,
    ],
    why: 'The character that is blank too now is forbidden in every text.',
  },
  {
    places: ['isLine'],
    changes: [String.raw`'[^\n]*' → '[^\n]{1,}'`],
    why: 'The condition before asks that the text is not empty.',
  },
  {
    places: ['isLinkOrNull'],
    changes: [
      String.raw`'([Hh][Tt][Tt][Pp][Ss]?://[^\s/?#]\S*|[^\s:/?#]+([/?#]\S*)?)' → '([Hh][Tt][Tt][Pp][Ss]?://[^\s/?#]\S*|[^\s:/?#]+([/?#]\S*){0,2})'`,
    ],
    why: 'What follows the first sign holds every other one already.',
  },
];

const IN_STORAGE: readonly Equivalent[] = [
  {
    places: ['mayUpload'],
    changes: [
      'profile.uploadsStoppedUntil < request.time → profile.uploadsStoppedUntil <= request.time',
    ],
    why: 'They differ in the microsecond in which uploads may go on.',
  },
  {
    places: placesOf(FOLDERS, 'create'),
    changes: withMore('create', 'update', 'delete'),
    why: 'Creating asks that there is no file yet, and reads the file that comes: another operation has the one or lacks the other.',
  },
  {
    places: ['isNewAndMine', 'isMine'],
    changes: ['request.auth != null → true'],
    why: 'The last condition reads the uid of a login that is not there, which refuses as well.',
  },
];

export const EQUIVALENTS = { 'firestore.rules': IN_FIRESTORE, 'storage.rules': IN_STORAGE };
