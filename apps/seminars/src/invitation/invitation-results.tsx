import type { Invitation, InvitationReport, InvitedPerson } from '@wbd/domain/seats';
import { formatDateTime } from '@wbd/domain/time';
import { Box, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { useEffect, useRef } from 'react';
import { BookAgain } from './book-again.tsx';
import { invitationPageTexts as texts } from './texts.de.ts';

export interface InvitationResultsProps {
  invitation: Invitation;
  report: InvitationReport;
}

/** What came of an invitation, with each person for whom it did not work, and below the others. */
export function InvitationResults({ invitation, report }: InvitationResultsProps) {
  const frame = useRef<HTMLDivElement>(null);
  // the button that was pressed may be far below
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [invitation.id]);
  const invited = invitation.people.filter(({ state }) => state === 'invited');
  return (
    <Box ref={frame} scrollMarginTop="24" role="region" aria-label={texts.results}>
      <FormAlert status={report.tone} title={report.summary}>
        <Text color="fg.muted">{texts.from(formatDateTime(invitation.createdAt))}</Text>
        {report.failures.length > 0 && (
          <Box as="ul" mt="2" ps="4" listStyleType="disc">
            {report.failures.map(({ index, code, text, reason }) => (
              <li key={index}>
                <Text as="span" fontWeight="medium">
                  {text}
                </Text>
                <Text as="span" display="block">
                  {reason}
                </Text>
                {code === 'registration/elsewhere' && (
                  <BookAgainFor person={invitation.people[index]} sessionId={invitation.session} />
                )}
              </li>
            ))}
          </Box>
        )}
        {invited.length > 0 && (
          <Box as="details" mt="1">
            <Box as="summary" cursor="pointer" minH="11" alignContent="center">
              {texts.invited(invited.length)}
            </Box>
            <Box as="ul" ps="4" listStyleType="disc">
              {invited.map(({ index, name }) => (
                <li key={index}>{name}</li>
              ))}
            </Box>
          </Box>
        )}
      </FormAlert>
    </Box>
  );
}

/** For people outside the network, seats with other advisors stay private. */
function BookAgainFor({
  person,
  sessionId,
}: {
  person: InvitedPerson | undefined;
  sessionId: string;
}) {
  if (!person || person.customer === null) return null;
  return <BookAgain sessionId={sessionId} customerId={person.customer} name={person.name} />;
}
