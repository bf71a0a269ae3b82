import type { InvitationReport } from '@wbd/domain';
import { Box, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { useEffect, useRef } from 'react';
import { invitationPageTexts as texts } from './texts.de.ts';

/** What came of an invitation, with each person for whom it did not work. */
export function InvitationResults({ report }: { report: InvitationReport }) {
  const frame = useRef<HTMLDivElement>(null);
  // the button that was pressed may be far below
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [report]);
  return (
    <Box ref={frame} scrollMarginTop="24" role="region" aria-label={texts.results}>
      <FormAlert status={report.tone} title={report.summary}>
        {report.failures.length > 0 && (
          <Box as="ul" mt="2" ps="4" listStyleType="disc">
            {report.failures.map(({ index, text, reason }) => (
              <li key={index}>
                <Text as="span" fontWeight="medium">
                  {text}
                </Text>
                <Text as="span" display="block">
                  {reason}
                </Text>
              </li>
            ))}
          </Box>
        )}
      </FormAlert>
    </Box>
  );
}
