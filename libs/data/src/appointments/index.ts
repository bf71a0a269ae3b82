export {
  markRequestMutation,
  openRequestsQuery,
  requestAppointmentMutation,
} from './appointments.queries.ts';
export { draftRequestId } from './appointments.repository.ts';
