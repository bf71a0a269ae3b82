import { expiryDates } from './0001-expiry-dates.ts';
import { hiddenMarks } from './0002-hidden-marks.ts';
import { foundAccounts } from './0003-found-accounts.ts';
import { birthdays } from './0004-birthdays.ts';
import { customerReviews } from './0005-customer-reviews.ts';
import { libraryMarks } from './0006-library-marks.ts';
import { audiences } from './0007-audiences.ts';
import { publicBlocks } from './0008-public-blocks.ts';
import type { Migration } from './migration.ts';

/** Every migration, in the order in which they were written. */
export const MIGRATIONS: readonly Migration[] = [
  expiryDates,
  hiddenMarks,
  foundAccounts,
  birthdays,
  customerReviews,
  libraryMarks,
  audiences,
  publicBlocks,
];
