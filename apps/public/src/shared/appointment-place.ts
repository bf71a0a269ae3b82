import type { PlaceKind } from '@wbd/domain/appointments';

/**
 * The place of an appointment in words. The link of an online meeting is shown separately.
 * @param name the advisor's name; null when the account no longer exists
 */
export function placeWords(kind: PlaceKind, address: string | null, name: string | null): string {
  switch (kind) {
    case 'phone':
      return name === null ? 'Telefon' : `Telefon: ${name} ruft dich an`;
    case 'online':
      return 'Online';
    case 'address':
      return address ?? '';
  }
}
