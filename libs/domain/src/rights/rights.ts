import type { CallName } from '../calls/calls.ts';
import type { Right, Subject } from './subjects.ts';

type Who = Subject | readonly [Subject, ...Subject[]];
type Listed<W extends Who> = W extends Subject ? readonly [W] : W;

function right<const W extends Who>(
  who: W,
  needs?: Partial<Omit<Right, 'who'>>,
): Right & { who: Listed<W> };
function right(
  who: Who,
  { capability = null, address = 'any', proof = 'none' }: Partial<Omit<Right, 'who'>> = {},
): Right {
  return { who: typeof who === 'string' ? [who] : who, capability, address, proof };
}

/**
 * Who may make each call, and the proof it requires. `defineCallable` enforces the row before the handler runs, and a call
 * without a row does not compile. Handlers check only ownership.
 */
export const RIGHTS = {
  acceptContract: right('advisor'),
  acceptOffer: right('link'),
  accountDetails: right('admin'),
  accountExport: right('link'),
  advisorCreatesCustomer: right('advisor', { capability: 'customers' }),
  advisorData: right('advisor', { proof: 'fresh' }),
  answerObjection: right('orgAdmin', { proof: 'current' }),
  answerTeamInvitation: right('advisor', { address: 'confirmed' }),
  answerTermination: right('link'),
  buyFilm: right('advisor', { address: 'confirmed', proof: 'current' }),
  callOffSession: right('advisor', { capability: 'participants', address: 'confirmed' }),
  cancelSeat: right('link'),
  cancelSubscription: right('advisor'),
  changeAdvisorCode: right('advisor', { capability: 'chooseCode' }),
  changeFilmOffer: right('advisor', {
    capability: 'sellFilms',
    address: 'confirmed',
    proof: 'current',
  }),
  changeFolders: right('orgAdmin'),
  changeName: right('advisor'),
  changePassword: right('advisor', { proof: 'fresh' }),
  changePlanFor: right('admin'),
  changeTeam: right('advisor'),
  changeTeamLead: right('advisor', { proof: 'fresh' }),
  choosePassword: right('link'),
  closeAccount: right('advisor', { proof: 'fresh' }),
  closeMonth: right('orgAdmin', { proof: 'current' }),
  complainAboutRestriction: right('advisor'),
  confirmEmailChange: right('link'),
  connectFilmSeller: right('advisor', {
    capability: 'sellFilms',
    address: 'confirmed',
    proof: 'fresh',
  }),
  correctCustomerEmail: right('advisor', { capability: 'customers' }),
  createAdvisor: right('anyone'),
  createBillingPortal: right('advisor'),
  createCheckout: right('advisor'),
  decideDeal: right(['advisor', 'orgAdmin'], { address: 'confirmed' }),
  decideDeals: right('orgAdmin'),
  decideNotice: right('admin'),
  decidePayout: right(['orgAdmin', 'admin'], { proof: 'fresh' }),
  declareConsent: right('advisor', { capability: 'customers' }),
  declareTermination: right('anyone'),
  deleteCustomer: right(['advisor', 'admin'], { capability: 'customers', proof: 'current' }),
  deleteSeminar: right('advisor', { capability: 'createSeminars' }),
  draftPayout: right('orgAdmin', { proof: 'current' }),
  emailChangeLink: right('link'),
  endSupportView: right('admin'),
  eraseOwnData: right('person', { proof: 'fresh' }),
  failedMails: right('admin'),
  filmPaper: right('advisor', { address: 'confirmed', proof: 'current' }),
  forgetReporter: right('admin'),
  foundTeam: right('advisor', { capability: 'leadTeam', address: 'confirmed' }),
  importCustomers: right('advisor', { capability: 'customers' }),
  inviteToSession: right('advisor', { capability: 'participants', address: 'confirmed' }),
  inviteToTeam: right('advisor', { address: 'confirmed' }),
  invoicePdf: right('advisor'),
  keepCustomersApart: right('advisor', { capability: 'customers' }),
  kioskLoginUser: right('advisor', { capability: 'customers' }),
  leaveWaitingList: right('link'),
  listOrganisations: right('admin'),
  mergeCustomers: right('advisor', { capability: 'customers' }),
  moneyChangeLink: right('link'),
  moreOfPage: right('anyone'),
  moveSeat: right('link'),
  noteSecondFactor: right('advisor'),
  noticeDetails: right('admin'),
  objectToStatement: right('advisor', { address: 'confirmed', proof: 'current' }),
  operations: right('admin'),
  organisationMembers: right('admin'),
  organiseCustomers: right('advisor', { capability: 'customers' }),
  ownSeats: right('person', { proof: 'current' }),
  ownTeam: right('advisor'),
  passwordLink: right('link'),
  payoutFile: right('orgAdmin', { proof: 'current' }),
  personalData: right('person', { proof: 'fresh' }),
  planChange: right('advisor'),
  planPrices: right('admin'),
  previewClose: right('orgAdmin', { proof: 'current' }),
  recordCustomerExport: right('advisor', { capability: 'customers', proof: 'fresh' }),
  refundFilmSale: right('advisor', { address: 'confirmed', proof: 'current' }),
  previewSessionChange: right('advisor', { capability: 'createSeminars', address: 'confirmed' }),
  registerForSession: right(['person', 'advisor'], {
    capability: 'customers',
    address: 'confirmed',
    proof: 'current',
  }),
  removeParticipant: right('advisor', { capability: 'participants' }),
  removeSecondFactor: right('advisor', { proof: 'fresh' }),
  renameOrganisation: right('admin'),
  reportContent: right('visitor'),
  reportDeal: right('advisor', { capability: 'customers', address: 'confirmed' }),
  reportFailure: right('visitor'),
  requestAppointment: right('person', { proof: 'current' }),
  requestEmailChange: right('advisor', { proof: 'fresh' }),
  requestEmailVerification: right('advisor'),
  requestPasswordReset: right('anyone'),
  resendMail: right(['advisor', 'admin']),
  resetSecondFactor: right('admin'),
  restrictCustomer: right('advisor', { capability: 'customers' }),
  restrictOwnData: right('person', { proof: 'fresh' }),
  saveFilmOffer: right('advisor', {
    capability: 'sellFilms',
    address: 'confirmed',
    proof: 'current',
  }),
  seatByLink: right('link'),
  setAccountBlock: right('admin'),
  setCommissionTerms: right('orgAdmin', { proof: 'fresh' }),
  setFilmSeller: right('advisor', {
    capability: 'sellFilms',
    address: 'confirmed',
    proof: 'fresh',
  }),
  setOrgAdmin: right('admin', { proof: 'fresh' }),
  setPayer: right('orgAdmin', { proof: 'fresh' }),
  setTaxProfile: right('advisor', { address: 'confirmed', proof: 'fresh' }),
  setTestAccount: right('admin'),
  settleTermination: right('admin'),
  shareTeamFigures: right('advisor'),
  startSupportView: right('admin'),
  statementPaper: right('advisor', { address: 'confirmed', proof: 'current' }),
  stopMoneyChange: right('link'),
  stopWaitingChange: right(['advisor', 'orgAdmin'], { proof: 'fresh' }),
  supportView: right('admin'),
  teamFigures: right('advisor'),
  undoImport: right('advisor', { capability: 'customers', proof: 'current' }),
  unregisteredCustomers: right('advisor', { capability: 'participants' }),
  updateCustomer: right('advisor', { capability: 'customers' }),
  videoUrl: right('visitor'),
  waitingList: right('advisor', { capability: 'participants', address: 'confirmed' }),
  waitingPayouts: right('admin'),
  withdrawOwnConsents: right('person', { proof: 'fresh' }),
  writeToParticipants: right('advisor', { capability: 'participants', address: 'confirmed' }),
} as const satisfies Record<CallName, Right>;

/** Calls that need a login. */
export type SignedInCall = {
  [Name in CallName]: Extract<
    (typeof RIGHTS)[Name]['who'][number],
    'anyone' | 'link' | 'visitor'
  > extends never
    ? Name
    : never;
}[CallName];
