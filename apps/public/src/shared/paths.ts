import { APPOINTMENT_PATH } from '@wbd/domain/appointments';
import { RESERVED_CODES } from '@wbd/domain/advisors';
import { SIGN_UP_PATH } from '@wbd/domain/plans';
import { registrationPath, SEAT_PATH } from '@wbd/domain/seats';

/** Every address of the public side, so that no page puts one together by hand. */
export const paths = {
  root: '/',
  signIn: '/auth',
  forgotPassword: '/auth/forgot-password',
  advisorSignup: SIGN_UP_PATH,
  partner: '/partner',
  partnerType: (type: string) => `/partner/${type}`,
  pricing: '/partner/pricing',
  pricingOf: (plan: string) => `/partner/pricing/${plan}`,
  pricingFor: (type: string, plan: string) => `/partner/pricing/${type}/${plan}`,
  signup: (query: { plan: string; schedule?: string }) =>
    `${SIGN_UP_PATH}?${new URLSearchParams(query).toString()}`,
  portal: '/intern/portal',
  profile: '/intern/profile',
  profileAccount: '/intern/profile?tab=konto',
  admin: '/admin',
  termination: '/kuendigen',
  ownData: '/action/meine-daten',
  ownDates: '/action/meine-termine',
  report: '/action/melden',
  imprint: '/legal/impressum',
  privacy: '/legal/datenschutz',
  terms: '/legal/agb',
  processing: '/legal/auftragsverarbeitung',
  accessibility: '/legal/barrierefreiheit',
  advisor: (code: string) => `/${encodeURIComponent(code)}`,
  seminar: (code: string, id: string) => `/${encodeURIComponent(code)}/seminar/${id}`,
  seminarTeaser: (code: string, id: string) => `/${encodeURIComponent(code)}/seminar-teaser/${id}`,
  video: (code: string, id: string) => `/${encodeURIComponent(code)}/video/${id}`,
  videoTeaser: (code: string, id: string) => `/${encodeURIComponent(code)}/video-teaser/${id}`,
  sharedTestimonial: (code: string, id: string) =>
    `/${encodeURIComponent(code)}/shared/testimonial/${id}`,
  sharedQuickVideo: (code: string, id: string) =>
    `/${encodeURIComponent(code)}/shared/schnellvideo/${id}`,
  advisorImprint: (code: string) => `/${encodeURIComponent(code)}/impressum`,
  dates: (code: string) => `/${encodeURIComponent(code)}/termine`,
  datesOf: (code: string, seminar: string) =>
    `/${encodeURIComponent(code)}/termine?${new URLSearchParams({ seminar }).toString()}`,
  /** @param time of the session to choose, in milliseconds since 1970 */
  registerAt: (advisor: string, seminar: string, time: number) =>
    registrationPath(advisor, seminar, time),
  register: (advisor: string, seminar: string) => registrationPath(advisor, seminar),
  appointment: (advisor: string, other: string) => `/action/${advisor}/appointment/${other}`,
  appointmentFor: (advisor: string, other: string, customer: string) =>
    `/action/${advisor}/appointment/${other}/${customer}`,
  kiosk: (seminar: string, session?: string) =>
    `/action/kiosk/${seminar}${session === undefined ? '' : `?termin=${session}`}`,
  participants: (session: string) => `/intern/veranstaltungen/view/${session}`,
  seat: (token: string) => `${SEAT_PATH}#${token}`,
  /** the page of a booked appointment */
  booked: (token: string) => `${APPOINTMENT_PATH}#${token}`,
  crm: '/intern/crm',
  configurator: '/intern/konfigurator',
} as const;

/** The appointment that an expert video leads to: its own booking link, when it has one. */
export function expertAppointmentPath(advisor: string, expert: string, videoId: string): string {
  return `${paths.appointment(advisor, expert)}?video=${encodeURIComponent(videoId)}`;
}

/** Where an advisor begins: their own page, or the portal when the portal's own words hide that page. */
export function advisorStart(code: string): string {
  return RESERVED_CODES.has(code) ? paths.portal : paths.advisor(code);
}
