import { Box, Flex, Text } from '@wbd/ui';
import type { ReactNode } from 'react';

/** Says in a card that there is nothing to worry about. */
export function AllWell({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <Flex gap="3" align="center">
      <Box color="colorPalette.fg" aria-hidden>
        {icon}
      </Box>
      <div>
        <Text fontWeight="medium">{title}</Text>
        <Text textStyle="sm" color="fg.muted">
          {text}
        </Text>
      </div>
    </Flex>
  );
}
