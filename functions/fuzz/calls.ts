import fc from 'fast-check';
import {
  accountDetailsInput,
  advisorDataInput,
  changeAdvisorCodeInput,
  choosePasswordInput,
  closeAccountInput,
  createAdvisorInput,
  passwordLinkInput,
  requestEmailVerificationInput,
  requestPasswordResetInput,
  setTestAccountInput,
} from '@wbd/domain/accounts';
import { acceptContractInput } from '@wbd/domain/contracts';
import { videoUrlInput } from '@wbd/domain/content';
import {
  advisorCreatesCustomerInput,
  correctCustomerEmailInput,
  declareConsentInput,
  deleteCustomerInput,
  eraseOwnDataInput,
  importCustomersInput,
  kioskLoginUserInput,
  keepCustomersApartInput,
  mergeCustomersInput,
  restrictCustomerInput,
  organiseCustomersInput,
  personalDataInput,
  undoImportInput,
  updateCustomerInput,
  withdrawOwnConsentsInput,
} from '@wbd/domain/customers';
import {
  complainAboutRestrictionInput,
  decideNoticeInput,
  forgetReporterInput,
  noticeDetailsInput,
  reportContentInput,
} from '@wbd/domain/notices';
import { failedMailsInput, resendMailInput } from '@wbd/domain/mails';
import { moreOfPageInput } from '@wbd/domain/pages';
import {
  cancelSubscriptionInput,
  createBillingPortalInput,
  createCheckoutInput,
  planChangeInput,
  planPricesInput,
} from '@wbd/domain/plans';
import { operationsInput, reportFailureInput } from '@wbd/domain/reports';
import {
  acceptOfferInput,
  callOffSessionInput,
  cancelSeatInput,
  inviteToSessionInput,
  leaveWaitingListInput,
  moveSeatInput,
  ownSeatsInput,
  registerForSessionInput,
  removeParticipantInput,
  seatByLinkInput,
  unregisteredCustomersInput,
  waitingListInput,
  writeToParticipantsInput,
} from '@wbd/domain/seats';
import { deleteSeminarInput } from '@wbd/domain/seminars';
import {
  answerTerminationInput,
  declareTerminationInput,
  settleTerminationInput,
} from '@wbd/domain/terminations';
import type * as z from 'zod/mini';
import { requestAppointmentInput } from '@wbd/domain/appointments';
import { anyText } from '../test/arbitrary.ts';
import { portalOrigin } from '../test/environment.ts';
import type { World } from './world.ts';

/** What each callable takes. A callable that is missing here fails the test. */
export const inputs: Readonly<Record<string, z.ZodMiniType>> = {
  acceptContract: acceptContractInput,
  acceptOffer: acceptOfferInput,
  accountDetails: accountDetailsInput,
  advisorCreatesCustomer: advisorCreatesCustomerInput,
  advisorData: advisorDataInput,
  answerTermination: answerTerminationInput,
  cancelSeat: cancelSeatInput,
  cancelSubscription: cancelSubscriptionInput,
  changeAdvisorCode: changeAdvisorCodeInput,
  choosePassword: choosePasswordInput,
  closeAccount: closeAccountInput,
  correctCustomerEmail: correctCustomerEmailInput,
  createAdvisor: createAdvisorInput,
  createBillingPortal: createBillingPortalInput,
  createCheckout: createCheckoutInput,
  declareConsent: declareConsentInput,
  declareTermination: declareTerminationInput,
  deleteCustomer: deleteCustomerInput,
  deleteSeminar: deleteSeminarInput,
  eraseOwnData: eraseOwnDataInput,
  failedMails: failedMailsInput,
  importCustomers: importCustomersInput,
  inviteToSession: inviteToSessionInput,
  keepCustomersApart: keepCustomersApartInput,
  kioskLoginUser: kioskLoginUserInput,
  leaveWaitingList: leaveWaitingListInput,
  mergeCustomers: mergeCustomersInput,
  moreOfPage: moreOfPageInput,
  moveSeat: moveSeatInput,
  operations: operationsInput,
  organiseCustomers: organiseCustomersInput,
  ownSeats: ownSeatsInput,
  passwordLink: passwordLinkInput,
  personalData: personalDataInput,
  planChange: planChangeInput,
  planPrices: planPricesInput,
  registerForSession: registerForSessionInput,
  complainAboutRestriction: complainAboutRestrictionInput,
  decideNotice: decideNoticeInput,
  forgetReporter: forgetReporterInput,
  noticeDetails: noticeDetailsInput,
  reportContent: reportContentInput,
  removeParticipant: removeParticipantInput,
  callOffSession: callOffSessionInput,
  withdrawOwnConsents: withdrawOwnConsentsInput,
  writeToParticipants: writeToParticipantsInput,
  reportFailure: reportFailureInput,
  requestAppointment: requestAppointmentInput,
  requestEmailVerification: requestEmailVerificationInput,
  requestPasswordReset: requestPasswordResetInput,
  resendMail: resendMailInput,
  restrictCustomer: restrictCustomerInput,
  seatByLink: seatByLinkInput,
  setTestAccount: setTestAccountInput,
  settleTermination: settleTerminationInput,
  undoImport: undoImportInput,
  unregisteredCustomers: unregisteredCustomersInput,
  updateCustomer: updateCustomerInput,
  videoUrl: videoUrlInput,
  waitingList: waitingListInput,
};

/** Values by the names that inputs use: what exists, what belongs to others, and what comes near to it. */
export function knownValues({ me, other, visitor }: World): Record<string, fc.Arbitrary<unknown>> {
  const either = (value: (party: World['me']) => string) =>
    fc.oneof(fc.constantFrom(value(me), value(other)), anyText);
  const customerId = fc.oneof(
    fc.constantFrom(me.customer.id, other.customer.id, visitor.uid, me.login.uid),
    anyText,
  );
  return {
    advisorId: either(({ advisor }) => advisor.id),
    sessionId: either(({ session }) => session.id),
    seminarId: either(({ seminar }) => seminar.id),
    customerId,
    duplicateId: customerId,
    customerIds: fc.array(customerId, { maxLength: 5 }),
    ref: either(({ advisor }) => advisor.id),
    phone: fc.oneof(
      fc.integer({ min: 0, max: 10 ** 9 }).map((digits) => `+4915${digits}`),
      fc.constantFrom('0', '+', '+49', '00', '+4915550000001', '١٢٣٤٥٦٧'),
    ),
    email: fc.oneof(fc.emailAddress(), fc.constantFrom(me.customer.email, other.customer.email)),
    password: fc.oneof(fc.string({ minLength: 6, maxLength: 128 }), anyText),
    code: fc.oneof(
      fc.stringMatching(/^[a-zäöü]{2,8}$/),
      fc.constantFrom(me.advisor.code, other.advisor.code, 'wbd', 'intern', 'WBD '),
      anyText,
    ),
    uid: either(({ advisor }) => advisor.id),
    id: either(({ video }) => video.id),
    mail: fc.constantFrom(me.email, other.email),
    price: fc.constantFrom('wbd_lite_annual', 'wbd_pro_monthly', 'wbd_test', 'wbd_basic_annual'),
    domain: fc.constantFrom(portalOrigin, `${portalOrigin}.example`, 'https://example.org'),
    org: either(({ advisor }) => advisor.org),
    firstName: fc.oneof(fc.constantFrom('Eva', 'Jörg', "O'Neill"), anyText),
    lastName: fc.oneof(fc.constantFrom('Muster', 'Weiß-Özdemir'), anyText),
    bday: fc.oneof(fc.constantFrom('1990-02-28', '2000-02-29', null), anyText),
  };
}
