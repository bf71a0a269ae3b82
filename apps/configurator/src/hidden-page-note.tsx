import { restrictionQuery } from '@wbd/data/notices';
import { useQuery } from '@wbd/query';
import { Box, Stack, Text } from '@wbd/ui';
import { RestrictionNote } from '@wbd/ui/restrictions';
import { configuratorTexts as texts } from './texts.de.ts';

/** That a decision on a notice hides the whole page, and why; nothing otherwise. */
export function HiddenPageNote({ uid }: { uid: string }) {
  const { data: restriction } = useQuery(restrictionQuery(uid, 'page', uid));
  if (!restriction) return null;
  return (
    <Box
      role="status"
      mb={{ base: '6', md: '8' }}
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.error"
      borderRadius="l3"
    >
      <Stack gap="2">
        <Text fontWeight="semibold">{texts.pageHidden}</Text>
        <RestrictionNote restriction={restriction} />
      </Stack>
    </Box>
  );
}
