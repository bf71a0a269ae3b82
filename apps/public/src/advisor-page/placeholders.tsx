import { Box, Container, SimpleGrid, Skeleton, Stack } from '@wbd/ui';

/**
 * Stands where the hero will be, in its colours. As high as the screen, so that the page's foot is not seen before its
 * place is known.
 */
export function HeroPlaceholder({ onDark }: { onDark: boolean }) {
  const bone = onDark ? { bg: 'rgba(255, 255, 255, 0.12)' } : {};
  return (
    <Box
      bg={onDark ? 'linear-gradient(150deg, {colors.ink.950} 20%, {colors.ink.800})' : 'bg.subtle'}
      minH="dvh"
      aria-busy
    >
      <Container>
        <Stack gap="6" maxW="3xl" pt={{ base: onDark ? '40' : '14', md: onDark ? '56' : '28' }}>
          <Skeleton {...bone} h={{ base: '12', md: '20' }} maxW="2xl" />
          <Skeleton {...bone} h="14" maxW="xl" />
          <Skeleton {...bone} h="12" w="44" />
        </Stack>
      </Container>
    </Box>
  );
}

/** Stands where a row of cards will be, so that nothing below it jumps. */
export function CardsPlaceholder({ tall = false, id }: { tall?: boolean; id?: string }) {
  return (
    <Container id={id} py={{ base: '14', md: '20' }} aria-busy>
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
