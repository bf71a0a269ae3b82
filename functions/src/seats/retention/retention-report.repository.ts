import { retentionReportSchema, type RetentionReport } from '@wbd/domain/bookkeeping';
import type { RetentionDay } from '@wbd/domain/reports';
import { db } from '../../core/firestore.ts';
import type { RetentionCounts } from './erase-forgotten.service.ts';

/** One document, because the operator reads all of it. */
const row = () => db.doc('operations/retention');
/** So many days with something to tell stay. */
const MOST_DAYS = 60;

export async function readRetentionDays(): Promise<RetentionDay[]> {
  return daysOf((await row().get()).data());
}

function daysOf(data: unknown): RetentionDay[] {
  const stored = retentionReportSchema.safeParse(data);
  return stored.success ? stored.data.days : [];
}

/** Adds to the counts of a day; the latest day comes first. */
export async function reportRetention(day: string, counts: RetentionCounts): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const days = daysOf((await transaction.get(row())).data());
    const isOfDay = (one: RetentionDay) => one.day === day;
    const known = days.find(isOfDay) ?? { announced: 0, erased: 0, failed: 0 };
    const today: RetentionDay = {
      day,
      rule: 'customers',
      announced: known.announced + counts.announced,
      erased: known.erased + counts.erased,
      failed: known.failed + counts.failed,
    };
    const others = days.filter((one) => !isOfDay(one));
    const report: RetentionReport = { days: [today, ...others].slice(0, MOST_DAYS) };
    transaction.set(row(), report);
  });
}
