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
export {
  APPOINTMENT_PATH,
  appointmentSchema,
  isComing,
  isToRecord,
  LONGEST_ANSWER,
  LONGEST_CANCELLATION_REASON,
  type Answer,
  type Appointment,
} from './appointment.ts';
export {
  appointmentHoursSchema,
  hoursSchema,
  MOST_EXCEPTIONS,
  MOST_SPANS_OF_DAY,
  STATES,
  WEEKDAYS,
  type AppointmentHours,
  type Hours,
  type Span,
  type State,
  type Weekday,
} from './appointment-hours.ts';
export {
  appointmentTypeFields,
  appointmentTypeSchema,
  LONGEST_APPOINTMENT,
  LONGEST_HORIZON,
  LONGEST_NOTICE,
  LONGEST_PAUSE,
  LONGEST_PLACE,
  LONGEST_QUESTION,
  LONGEST_TYPE_TITLE,
  MOST_QUESTIONS,
  MOST_TYPES,
  placeSchema,
  type AppointmentType,
  type Place,
  type PlaceKind,
} from './appointment-type.ts';
export {
  bookAppointmentInput,
  MOST_DAYS_OF_TIMES,
  type AppointmentByLink,
  type BookableType,
  type BookAppointmentInput,
  type BookAppointmentOutput,
  type FreeTimes,
  type SaveAppointmentTypeInput,
} from './appointment-calls.ts';
export { minutesAfter, QUARTER_MINUTES, quartersOf, type Interval } from './quarters.ts';
export { takesAppointments } from './takes-appointments.ts';
export { slotCellId, slotCellSchema } from './slot-cell.ts';
