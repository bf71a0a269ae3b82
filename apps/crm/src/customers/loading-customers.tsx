import { Box, Grid, Skeleton, Stack, VisuallyHidden } from '@wbd/ui';
import { crmTexts } from './texts.de.ts';

const ROWS = 8;

/** The page's shape while the customers are on their way. */
export function LoadingCustomers() {
  return (
    <Stack gap="6" role="status">
      <VisuallyHidden>{crmTexts.loading}</VisuallyHidden>
      <Grid templateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr' }} gap="4" pt="7">
        <Skeleton h="11" gridColumn={{ base: '1 / -1', md: 'auto' }} />
        <Skeleton h="11" />
        <Skeleton h="11" />
      </Grid>
      <Box bg="bg.panel" borderWidth="1px" borderRadius="xl" p="4">
        <Stack gap="4">
          {Array.from({ length: ROWS }, (_, index) => (
            <Skeleton key={index} h="9" />
          ))}
        </Stack>
      </Box>
    </Stack>
  );
}
