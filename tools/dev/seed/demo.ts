/** Demo accounts and ids that tests and the developer's page name. */
export const DEMO_PASSWORD = 'demo1234';

/** The customer who can sign in by phone; the Auth emulator shows the code it would send. */
export const DEMO_PHONE = '+4915550000001';

/** The demo admin's second factor: the Auth emulator shows the code it would send there. */
export const DEMO_ADMIN_PHONE = '+4915550000002';

/** The same of the administrators of the organisation that pays commission. */
export const DEMO_OFFICE_PHONES = {
  chefin: '+4915550000003',
  vertretung: '+4915550000004',
} as const;

export const DEMO_ADVISORS = {
  basic: { uid: 'demoadvisorbasic', email: 'basic@demo.wbd', code: 'basic', level: 0 },
  lite: { uid: 'demoadvisorlite', email: 'lite@demo.wbd', code: 'lite', level: 1 },
  pro: { uid: 'demoadvisorpro', email: 'pro@demo.wbd', code: 'pro', level: 2 },
  kollege: { uid: 'demoadvisorkollege', email: 'kollege@demo.wbd', code: 'kollege', level: 2 },
  fremd: { uid: 'demoadvisorfremd', email: 'fremd@demo.wbd', code: 'fremd', level: 2 },
  admin: { uid: 'demoadvisoradmin', email: 'admin@demo.wbd', code: 'admin', level: 2 },
  /** two administrators of an organisation that pays commission, and a partner of it */
  chefin: { uid: 'demoadvisorchefin', email: 'chefin@demo.wbd', code: 'chefin', level: 2 },
  vertretung: {
    uid: 'demoadvisorvertretung',
    email: 'vertretung@demo.wbd',
    code: 'vertretung',
    level: 2,
  },
  partnerin: {
    uid: 'demoadvisorpartnerin',
    email: 'partnerin@demo.wbd',
    code: 'partnerin',
    level: 0,
  },
  wbd: { uid: 'demoadvisorwbd', email: 'wbd@demo.wbd', code: 'wbd', level: 2 },
  internaltesting: {
    uid: 'demoadvisorinternal',
    email: 'internaltesting@demo.wbd',
    code: 'internaltesting',
    level: 2,
  },
} as const;
export type DemoAdvisor = keyof typeof DEMO_ADVISORS;

const isDemoAdvisor = (name: string): name is DemoAdvisor => name in DEMO_ADVISORS;
export const advisorNames: readonly DemoAdvisor[] =
  Object.keys(DEMO_ADVISORS).filter(isDemoAdvisor);

export const DEMO_SEMINARS = {
  /** has a trailer; one of its sessions has exactly 7 places left */
  trailer: 'seminaraltersvorsorge',
  /** no trailer, on site */
  plain: 'seminareigenheim',
  /** online, with a trailer */
  online: 'seminaretf',
  /** one past session with registrations */
  past: 'seminarfamilie',
  /** its only session is fully booked */
  full: 'seminarabsicherung',
  /** hidden by the operator: only the page `internaltesting` shows it */
  hidden: 'seminarerben',
  /** of pro's colleague */
  colleague: 'seminarselbstaendig',
  /** of pro's colleague; excluded by the operator: the portal lists it for its owner and the special advisor only */
  excluded: 'seminarnachfolge',
} as const;

export const DEMO_SESSIONS = {
  sevenLeft: 'sessionsevenleft',
  manyLeft: 'sessionmanyleft',
  plain: 'sessioneigenheim',
  online: 'sessionetf',
  onlineLater: 'sessionetflater',
  past: 'sessionfamiliepast',
  afterPast: 'sessionfamilienext',
  full: 'sessionfull',
  hidden: 'sessionerben',
  colleague: 'sessionselbstaendig',
  excluded: 'sessionnachfolge',
} as const;

export const DEMO_EXPERTS = {
  /** has a trailer */
  plan: 'expertfinanzplan',
  house: 'expertbaufinanzierung',
  pension: 'expertrente',
  /** pro's, with a booking link of its own */
  ownLink: 'expertbeihilfe',
  colleague: 'expertgruendung',
  /** hidden by the operator: only the page `internaltesting` shows it */
  hidden: 'expertprobe',
} as const;

/** Folders of the knowledge library of pro's organisation. */
export const DEMO_FOLDERS = {
  provision: 'foldervorsorge',
  family: 'folderfamilie',
  /** of another organisation */
  foreign: 'folderfremd',
} as const;

// as long as ids the rules accept, so that a deletion can be undone
export const DEMO_KNOWLEDGE_VIDEOS = {
  pension: 'wissenaltersvorsorge',
  gap: 'wissenrentenluecke00',
  funds: 'wissenetf00000000000',
  family: 'wissenfamilie0000000',
  cover: 'wissenabsicherung000',
  heirs: 'wissenerben000000000',
  /** of pro's colleague */
  colleague: 'wissenselbstaendig00',
} as const;

export const DEMO_QUICK_VIDEOS = {
  hello: 'schnellvorstellung00',
  plan: 'schnellfinanzplan000',
  funds: 'schnelletf0000000000',
} as const;

/** Nine old seminar ids and the seminars that took their place. */
export const DEMO_REDIRECTS = {
  'altes-seminar-vorsorge': DEMO_SEMINARS.trailer,
  'altes-seminar-rente': DEMO_SEMINARS.trailer,
  'altes-seminar-rentenluecke': DEMO_SEMINARS.trailer,
  'altes-seminar-hauskauf': DEMO_SEMINARS.plain,
  'altes-seminar-baufinanzierung': DEMO_SEMINARS.plain,
  'altes-seminar-fonds': DEMO_SEMINARS.online,
  'altes-seminar-familie': DEMO_SEMINARS.past,
  'altes-seminar-versicherungen': DEMO_SEMINARS.full,
  'altes-seminar-selbstaendige': DEMO_SEMINARS.colleague,
} as const;

export const DEMO_CUSTOMERS = {
  /** can sign in with DEMO_PHONE; the id is the login's uid */
  phone: 'demologinmartinasommer000001',
  /** two people of the same name */
  nameTwinA: 'demotwinthomasmuel01',
  nameTwinB: 'demotwinthomasmuel02',
} as const;

export const DEMO_ORG = 'org-01';
export const OTHER_ORG = 'org-02';
/** pays commission: has two administrators */
export const PAYING_ORG = 'org-03';
/** Registered by pro; everything else about the counts follows from the sessions. */
export const DEMO_CUSTOMERS_OF_PRO = 25;
