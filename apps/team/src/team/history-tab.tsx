import { formatDateTime } from '@wbd/domain/time';
import { Box, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import type { HeldTeam } from './held-team.ts';
import { ownTeamTexts } from './texts.de.ts';

const texts = ownTeamTexts.history;

/** The team's history, the latest first. */
export function HistoryTab({ entries }: Pick<HeldTeam, 'entries'>) {
  return (
    <Card title={texts.title}>
      <Stack as="ul" gap="3" listStyleType="none">
        {entries.map(({ id, event, at, by, about, name }) => (
          <Box as="li" key={id}>
            <Text>
              {texts.said[event](by ?? texts.someone, about ?? texts.someone, name ?? '')}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {formatDateTime(new Date(at))}
            </Text>
          </Box>
        ))}
      </Stack>
    </Card>
  );
}
