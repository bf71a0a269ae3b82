import { publicConfigQuery } from '@wbd/data/config';
import { safeHttpLink } from '@wbd/domain/pages';
import { useQuery } from '@wbd/query';
import { AspectRatio, Box, Flex, Link, Text, VisuallyHidden } from '@wbd/ui';
import { CirclePlay } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PartnerType } from '../../shared/partner-types.ts';
import { AdvisorScene } from './advisor-scene.tsx';
import { ManagerScene } from './manager-scene.tsx';
import { ScoutScene } from './scout-scene.tsx';
import { SpecialistScene } from './specialist-scene.tsx';
import { pictureTexts as texts } from './texts.de.ts';

const scenes: Record<PartnerType, () => ReactNode> = {
  scout: ScoutScene,
  advisor: AdvisorScene,
  specialist: SpecialistScene,
  manager: ManagerScene,
};

/** The product as this partner type uses it, drawn; with the way to the film once the operator has set one. */
export function ProductPicture({ type }: { type: PartnerType }) {
  const Scene = scenes[type];
  return (
    <Box as="figure" position="relative">
      <AspectRatio ratio={16 / 10} w="full">
        <Box
          role="img"
          aria-label={texts.alt[type]}
          borderRadius="2xl"
          overflow="hidden"
          bg="linear-gradient(155deg, {colors.brand.muted}, {colors.accent.subtle})"
          px={{ base: '4', md: '8' }}
          pt={{ base: '4', md: '8' }}
        >
          <Flex
            aria-hidden
            direction="column"
            w="full"
            h="full"
            bg="bg.panel"
            borderWidth="1px"
            borderBottomWidth="0"
            borderTopRadius="xl"
            boxShadow="lg"
            overflow="hidden"
          >
            <Flex align="center" gap="1.5" px="3" py="2" borderBottomWidth="1px" flexShrink="0">
              {[0, 1, 2].map((dot) => (
                <Box key={dot} boxSize="2" borderRadius="full" bg="border" />
              ))}
              <Text textStyle="xs" color="fg.muted" ms="2">
                {texts.address[type]}
              </Text>
            </Flex>
            <Box flex="1" minH="0" p={{ base: '3', md: '5' }}>
              <Scene />
            </Box>
          </Flex>
        </Box>
      </AspectRatio>
      <Film type={type} />
    </Box>
  );
}

function Film({ type }: { type: PartnerType }) {
  const config = useQuery(publicConfigQuery());
  const film = safeHttpLink(config.data?.explainerFilms[type] ?? '');
  if (film === null) return null;
  return (
    <Link
      href={film}
      target="_blank"
      rel="noopener noreferrer"
      // over the picture: the page knows of the film late, and must not move then
      position="absolute"
      bottom="4"
      left="50%"
      transform="translateX(-50%)"
      maxW="90%"
      display="inline-flex"
      gap="2"
      px="5"
      py="3"
      borderRadius="full"
      color="white"
      bg="ink.900"
      fontWeight="semibold"
    >
      <CirclePlay aria-hidden size={22} />
      {texts.film}
      <VisuallyHidden>{texts.newTab}</VisuallyHidden>
    </Link>
  );
}
