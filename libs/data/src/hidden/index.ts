import { AppError } from '@wbd/domain/errors';

/** What a person may not see, because it is hidden or belongs to others, is not there for them. */
export async function nullIfDenied<Found>(reading: Promise<Found | null>): Promise<Found | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'permission/denied') return null;
    throw error;
  }
}
