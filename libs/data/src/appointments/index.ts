export {
  markRequestMutation,
  openRequestsQuery,
  requestAppointmentMutation,
} from './appointments.queries.ts';
export { draftRequestId } from './appointments.repository.ts';
export {
  appointmentHoursQuery,
  appointmentTypesQuery,
  callOffAppointmentMutation,
  comingAppointmentsQuery,
  deleteTypeMutation,
  pastAppointmentsQuery,
  recordAppointmentMutation,
  saveHoursMutation,
  saveTypeMutation,
} from './own-appointments.queries.ts';
export { draftTypeId, MOST_PAST } from './own-appointments.repository.ts';
export {
  appointmentByLinkQuery,
  bookableTypesQuery,
  bookAppointmentMutation,
  cancelAppointmentMutation,
  moveAppointmentMutation,
  timesQuery,
} from './booking.queries.ts';
export { draftAppointmentId } from './booking.repository.ts';
