import type { Participant } from '@wbd/data/registrations';
import { CSV_TYPE, toCsv } from '@wbd/domain/csv';
import { spreadsheetPhone } from '@wbd/domain/phone';
import type { Session } from '@wbd/domain/seminars';
import { berlinDay, formatDay } from '@wbd/domain/time';
import { participantsTexts as texts } from './texts.de.ts';

/** The participants of a session as a table for a spreadsheet, in the order of the list. */
export function participantsCsv(session: Session, participants: readonly Participant[]) {
  const rows = participants.map((one) => [
    one.firstName,
    one.lastName,
    one.email ?? '',
    one.phone === null ? '' : spreadsheetPhone(one.phone),
    one.job ?? '',
    one.bday === null ? '' : formatDay(one.bday),
    one.advisorName,
    attendanceOf(one),
  ]);
  return {
    filename: texts.exportName(berlinDay(session.time)),
    content: toCsv(texts.exportColumns, rows),
    type: CSV_TYPE,
  };
}

function attendanceOf({ attended }: Participant): string {
  if (attended === null) return '';
  return attended ? texts.came : texts.stayedAway;
}
