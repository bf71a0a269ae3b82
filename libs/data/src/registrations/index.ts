export {
  advisorCreatesCustomerMutation,
  registerForSessionMutation,
} from './registrations.mutations.ts';
export { latestRegistrationsQuery, participantsQuery } from './participants.queries.ts';
export type { LatestRegistration } from './latest-registrations.repository.ts';
export { customerSeatsQuery } from './seats.queries.ts';
export { answersOf, attendanceKey, recordAttendanceMutation } from './attendance.mutations.ts';
export type { Participant } from './participants.repository.ts';
export {
  callOffSessionMutation,
  invitationFinished,
  inviteToSessionMutation,
  removeParticipantMutation,
} from './invitations.mutations.ts';
export { latestInvitationQuery } from './invitations.queries.ts';
export { unregisteredCustomersQuery, unregisteredKeys } from './unregistered.queries.ts';
export { waitingListQuery } from './waiting-list.queries.ts';
