import { Box, Container, SimpleGrid, Skeleton, Stack } from '@wbd/ui';

/** Stands where the hero will be, in its size. */
export function HeroPlaceholder() {
  return (
    <Box bg="bg.subtle" flex="1" aria-busy>
      <Container>
        <Stack gap="6" maxW="3xl" py={{ base: '14', md: '28' }} minH="min(40rem, 80dvh)">
          <Skeleton h="5" w="48" />
          <Skeleton h={{ base: '24', md: '32' }} />
          <Skeleton h="14" maxW="xl" />
          <Skeleton h="12" w="44" />
        </Stack>
      </Container>
    </Box>
  );
}

/** Stands where a row of cards will be, so that nothing below it jumps. */
export function CardsPlaceholder({ tall = false }: { tall?: boolean }) {
  return (
    <Container py={{ base: '14', md: '20' }} aria-busy>
      <Skeleton h="9" w="64" mb="8" />
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="6">
        {[0, 1, 2].map((key) => (
          <Skeleton
            key={key}
            aspectRatio={tall ? '9 / 16' : '16 / 11'}
            borderRadius="l3"
            hideBelow={key === 0 ? undefined : 'md'}
          />
        ))}
      </SimpleGrid>
    </Container>
  );
}
