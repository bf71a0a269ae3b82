import { ANNOUNCED_DAYS, type Announcement } from '@wbd/domain/contracts';
import { berlinDay, formatDay } from '@wbd/domain/time';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Checks that advisors hear of each change as early as the contract promises. Mails to a large network take a part of a day, so
 * the first day that counts is tomorrow.
 * @param stored announcements that are in force; their mails may have left
 * @returns what does not fit, in sentences
 */
export function lateAnnouncements(
  stored: readonly Announcement[],
  wanted: readonly Announcement[],
  now: Date,
): string[] {
  const earliest = berlinDay(new Date(now.getTime() + (ANNOUNCED_DAYS + 1) * DAY_MS));
  return wanted.flatMap(({ id, effectiveOn }) => {
    const known = stored.find((one) => one.id === id);
    if (known === undefined) {
      return effectiveOn >= earliest
        ? []
        : [
            `announcements: ${id} takes effect on ${formatDay(effectiveOn)}, but advisors are promised ${ANNOUNCED_DAYS} days: ${formatDay(earliest)} or later`,
          ];
    }
    return effectiveOn >= known.effectiveOn
      ? []
      : [
          `announcements: ${id} was announced for ${formatDay(known.effectiveOn)} and cannot take effect earlier: give the change a new id`,
        ];
  });
}
