import { Box } from '@wbd/ui';

/** How much of something there is, between 0 and 1. */
export function Bar({ share }: { share: number }) {
  return (
    <Box h="1.5" borderRadius="full" bg="bg.muted" overflow="hidden">
      <Box h="full" w={`${share * 100}%`} borderRadius="full" bg="brand.solid" />
    </Box>
  );
}
