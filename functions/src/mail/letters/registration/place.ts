import { safeHttpLink } from '@wbd/domain/pages';
import type { Place, RegistrationDetails } from './registration-details.ts';

/**
 * Online, the directions are the meeting link when they are a link. On the spot they are the address, and replace the
 * session's place, which is only its short name.
 */
export function placeOf({
  seminar,
  session,
  directions,
}: Pick<RegistrationDetails, 'seminar' | 'session' | 'directions'>): Place {
  const { location } = session;
  const told = directions?.trim() ?? '';
  if (told === '') return { location, meetingLink: null, access: null };
  if (!seminar.online) return { location: told, meetingLink: null, access: null };
  const meetingLink = linkOf(told);
  return { location, meetingLink, access: meetingLink === null ? told : null };
}

/** Only what is meant as an address: text with spaces is not one. */
function linkOf(text: string): string | null {
  return /\s/.test(text) ? null : safeHttpLink(text);
}
