export {
  appointmentRequestSchema,
  LONGEST_TOPIC,
  PREFERRED_TIMES,
  preferredTimeSchema,
  requestAppointmentInput,
  type AppointmentRequest,
  type PreferredTime,
  type RequestAppointmentInput,
  type RequestAppointmentOutput,
  type WithdrawAppointmentInput,
} from './appointment-request.ts';
