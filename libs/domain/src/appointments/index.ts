export {
  appointmentRequestSchema,
  LONGEST_TOPIC,
  requestAppointmentInput,
  type AppointmentRequest,
  type RequestAppointmentInput,
  type RequestAppointmentOutput,
} from './appointment-request.ts';
