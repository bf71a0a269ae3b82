import { safeHttpLink } from '@wbd/domain';
import type { Place, RegistrationDetails } from './registration-details.ts';

/** Online, the directions are the meeting link, if they are one; else they say how to get to the location. */
export function placeOf({
  seminar,
  session,
  directions,
}: Pick<RegistrationDetails, 'seminar' | 'session' | 'directions'>): Place {
  const { location } = session;
  const told = directions?.trim() ?? '';
  if (told === '') return { location, directions: null, meetingLink: null };
  const meetingLink = seminar.online ? linkOf(told) : null;
  return { location, directions: meetingLink === null ? told : null, meetingLink };
}

/** Only what is meant as an address: text with spaces is not one. */
function linkOf(text: string): string | null {
  return /\s/.test(text) ? null : safeHttpLink(text);
}
