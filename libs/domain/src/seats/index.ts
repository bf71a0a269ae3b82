export {
  freeSeats,
  LOW_SEATS_BELOW,
  SEATS_LEFT,
  seatsLeft,
  seatsToOffer,
  type Seats,
  type SeatsLeft,
} from './seats.ts';
export {
  isPlaceReminded,
  isPlaceShownTo,
  isSeatHeld,
  WAITING_PLACE_MEANING,
  WAITING_PLACE_STATES,
  waitingPlaceState,
  type WaitingPlaceFacts,
  type WaitingPlaceState,
} from './waiting-place-state.ts';
export {
  LONGEST_WAITING_LIST,
  offerDeadline,
  waitingStep,
  type WaitingCounts,
  type WaitingEvent,
  type WaitingState,
} from './waiting-list.ts';
export { isGuest, mostGuests } from './guests.ts';
export { bookingOf } from './booking.ts';
export { type ReplacementState } from './replacement-states.ts';
export { ADMISSION_PARAM, admissionPath } from './admission.ts';
export { SEAT_PATH, seatLink } from './seat-link.ts';
export { invitationSchema, type Invitation, type InvitedPerson } from './invitation.ts';
export {
  registerForSessionInput,
  registerForSessionOutput,
  type RegisterForSessionInput,
  type RegisterForSessionOutput,
} from './register-for-session.ts';
export { ownSeatsInput, type OwnSeatsInput, type OwnSeatsOutput } from './own-seats.ts';
export {
  externalPersonSchema,
  inviteToSessionInput,
  inviteToSessionOutput,
  MAX_INVITED_CUSTOMERS,
  MAX_INVITED_EXTERNALS,
  UNKNOWN_JOB,
  type ExternalPerson,
  type ExternalPersonInput,
  type InviteToSessionInput,
  type InviteToSessionOutput,
} from './invite-to-session.ts';
export {
  removeParticipantInput,
  removeParticipantOutput,
  type RemoveParticipantInput,
  type RemoveParticipantOutput,
} from './remove-participant.ts';
export {
  callOffSessionInput,
  LONGEST_REASON,
  type CallOffSessionInput,
  type CallOffSessionOutput,
} from './call-off-session.ts';
export {
  LONGEST_MESSAGE,
  MAX_SELECTED_PARTICIPANTS,
  sessionMessageSchema,
  writeToParticipantsInput,
  type SessionMessage,
  type WriteToParticipantsInput,
  type WriteToParticipantsOutput,
} from './session-message.ts';
export {
  acceptOfferInput,
  cancelSeatInput,
  leaveWaitingListInput,
  moveSeatInput,
  seatByLinkInput,
  seatByLinkOutput,
  type SeatByLinkOutput,
} from './seat-by-link.ts';
export { waitingListInput, type WaitingListOutput } from './waiting-list-calls.ts';
export {
  UNREGISTERED_PAGE_SIZE,
  listedCustomerSchema,
  unregisteredCustomerSchema,
  unregisteredCustomersInput,
  unregisteredCustomersOutput,
  type UnregisteredCustomer,
  type UnregisteredCustomersInput,
  type UnregisteredCustomersOutput,
} from './unregistered-customers.ts';
export {
  checkExternalRows,
  emptyExternalRow,
  isEmptyRow,
  EXTERNAL_ROWS,
  type CheckedRows,
  type ExternalRow,
  type RowProblem,
} from './external-rows.ts';
export {
  invitationReport,
  type FailedInvitation,
  type InvitationReport,
} from './invitation-report.ts';
export { invitationProgress, isUnderWay } from './invitation-progress.ts';
export { invitationReason, invitationTexts } from './invitation-texts.de.ts';
export { calendarLinks } from './calendar-links.ts';
export { calendarTexts } from './calendar-texts.de.ts';
export { registrationPath, SESSION_PARAM } from './registration-path.ts';
