import { Link } from '@wbd/router';
import { Box, Center, Heading, HStack, Link as UiLink, Stack, Text } from '@wbd/ui';
import { Lock } from 'lucide-react';
import { useLikely } from '../shared/modules/use-likely.ts';
import { pricingPath } from '../shared/areas/own-areas.ts';
import { dashboardTexts } from './texts.de.ts';
import { TileIcon } from './tile-icon.tsx';
import type { DashboardTile } from './tiles.ts';

const texts = dashboardTexts.locked;

/** Links to an area of the portal. A locked tile names the package that opens the area, and links to it below. */
export function Tile({ tile }: { tile: DashboardTile }) {
  const { locked, opens, remote, path } = tile;
  const likely = useLikely(path, remote);
  if (locked !== undefined) {
    return (
      <Stack gap="1" h="full">
        <Stack {...card} flex="1" height="auto" bg="bg.muted" borderColor="border" aria-disabled>
          <TileHead tile={tile} muted />
          <HStack gap="2" color="fg.muted" textStyle="sm" fontWeight="medium">
            <Box flexShrink="0" aria-hidden>
              <Lock size={16} />
            </Box>
            {locked}
          </HStack>
        </Stack>
        {opens !== undefined && (
          <UiLink asChild textStyle="sm" px="1" minH="8">
            <Link to={pricingPath(opens)} aria-label={texts.opensOf(opens, tile.label)}>
              {texts.opens(opens)}
            </Link>
          </UiLink>
        )}
      </Stack>
    );
  }
  return (
    <Stack
      asChild
      {...card}
      bg="bg.panel"
      borderColor="border"
      boxShadow="xs"
      transitionProperty="border-color, box-shadow, transform"
      transitionDuration="fast"
      _hover={{ borderColor: 'colorPalette.border', boxShadow: 'md' }}
    >
      <Link to={path} {...likely}>
        <TileHead tile={tile} />
      </Link>
    </Stack>
  );
}

const card = {
  gap: '3',
  p: { base: '3', sm: '5' },
  borderWidth: '1px',
  borderRadius: 'l3',
  height: 'full',
} as const;

function TileHead({ tile, muted = false }: { tile: DashboardTile; muted?: boolean }) {
  return (
    <>
      <Center
        boxSize={{ base: '9', sm: '11' }}
        borderRadius="l2"
        bg={muted ? 'bg.emphasized' : 'colorPalette.subtle'}
        color={muted ? 'fg.muted' : 'colorPalette.fg'}
      >
        <TileIcon name={tile.icon} />
      </Center>
      <Stack gap="1">
        <Heading
          as="h2"
          size={{ base: 'md', sm: 'lg' }}
          hyphens="auto"
          color={muted ? 'fg.muted' : 'fg'}
        >
          {tile.label}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {tile.description}
        </Text>
      </Stack>
    </>
  );
}
