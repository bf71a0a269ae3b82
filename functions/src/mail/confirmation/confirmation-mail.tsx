import { formatDate, formatTime } from '@wbd/domain';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { Confirmation } from './confirmation.ts';
import { placeOf } from './place.ts';
import * as styles from './styles.ts';
import { texts } from './texts.de.ts';

/** The confirmation as HTML mail; React escapes everything people typed. */
export function ConfirmationMail({ confirmation }: { confirmation: Confirmation }) {
  const { registration, session, seminar, advisorName, pdf } = confirmation;
  const { location, directions, meetingLink } = placeOf(confirmation);
  const end = new Date(session.time.getTime() + seminar.duration * 60_000);
  return (
    <Html lang="de">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{texts.preview(seminar.title)}</Preview>
      <Body style={styles.body}>
        <Container style={styles.card}>
          <Heading style={styles.heading}>{texts.heading}</Heading>
          <Text style={styles.text}>{texts.greeting(registration.firstName)}</Text>
          <Text style={styles.text}>{texts.intro(seminar.title)}</Text>
          {registration.invitedBy !== null && (
            <Text style={styles.text}>{texts.invitedBy(registration.invitedBy)}</Text>
          )}
          <Section style={styles.facts}>
            <Fact label={texts.date} value={formatDate(session.time)} />
            <Fact
              label={texts.time}
              value={texts.timeRange(formatTime(session.time), formatTime(end))}
            />
            <Fact label={texts.place} value={location} />
            {directions !== null && (
              <Fact label={seminar.online ? texts.access : texts.directions} value={directions} />
            )}
          </Section>
          {meetingLink !== null && (
            <Section style={styles.action}>
              <Button href={meetingLink} style={styles.button}>
                {texts.join}
              </Button>
              <Text style={styles.small}>
                <Link href={meetingLink} style={styles.link}>
                  {meetingLink}
                </Link>
              </Text>
            </Section>
          )}
          {pdf !== null && (
            <Text style={styles.text}>
              <Link href={pdf} style={styles.link}>
                {texts.pdf}
              </Link>
            </Text>
          )}
          <Text style={styles.text}>{texts.calendar}</Text>
          <Text style={styles.text}>{texts.questions(advisorName)}</Text>
          <Text style={styles.text}>
            {texts.closing}
            <br />
            {texts.team}
          </Text>
          <Hr style={styles.line} />
          <Text style={styles.small}>{texts.reason}</Text>
        </Container>
      </Body>
    </Html>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Text style={styles.fact}>
      <span style={styles.label}>{label}</span>
      <br />
      {value}
    </Text>
  );
}
