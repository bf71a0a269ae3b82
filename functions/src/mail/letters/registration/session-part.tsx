import { formatLongDate, formatTime } from '@wbd/domain/time';
import { Link } from '@react-email/components';
import { seatAddress, seatToken } from '../../../core/seat-token.ts';
import { Action } from '../layout/action.tsx';
import { Facts, type Fact } from '../layout/facts.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import * as styles from '../layout/styles.ts';
import { AskAdvisor } from './contact.tsx';
import { placeOf } from './place.ts';
import { endOf, type RegistrationDetails } from './registration-details.ts';
import { texts } from './texts.de.ts';

/** When and where the session is, how to get in, and what there is to read. */
export function SessionPart({ details }: { details: RegistrationDetails }) {
  const { registration, session, seminar, pdf, contact } = details;
  const { location, meetingLink, access } = placeOf(details);
  const facts = whenAndWhere(seminar.title, session.time, endOf(session, seminar), location);
  if (access !== null) facts.push({ label: texts.access, value: access });
  return (
    <>
      <Facts facts={facts} />
      {meetingLink !== null && <Action href={meetingLink} label={texts.join} />}
      {pdf !== null && (
        <Paragraph>
          <Link href={pdf} className="link" style={styles.textLink}>
            {texts.pdf}
          </Link>
        </Paragraph>
      )}
      <Paragraph>
        {texts.manage}
        <Link href={seatAddress(seatToken(registration))} className="link" style={styles.textLink}>
          {texts.manageLink}
        </Link>
      </Paragraph>
      <AskAdvisor question={texts.question} contact={contact} />
    </>
  );
}

export function whenAndWhere(title: string, start: Date, end: Date, location: string): Fact[] {
  return [
    { label: texts.seminar, value: title },
    { label: texts.date, value: formatLongDate(start) },
    { label: texts.time, value: texts.timeRange(formatTime(start), formatTime(end)) },
    { label: texts.place, value: location },
  ];
}

/** Why a session does not take place, as far as the host gave a reason. */
export function reasonOf({ note }: { note: string | null }): Fact[] {
  return note === null ? [] : [{ label: texts.calledOffBecause, value: note }];
}
