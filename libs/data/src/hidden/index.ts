import { AppError } from '@wbd/domain';

/** For people who may not see it, what the operator has hidden is not there. */
export async function nullIfHidden<Found>(reading: Promise<Found | null>): Promise<Found | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'permission/denied') return null;
    throw error;
  }
}
