import type { PlaceKind } from '@wbd/domain/appointments';

/**
 * Where an appointment takes place. The link of an online meeting is shown beside it.
 * @param name of the advisor; null when the account no longer exists
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
