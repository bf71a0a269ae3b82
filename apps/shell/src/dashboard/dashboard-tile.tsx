import { Link } from '@wbd/router';
import { Center, Heading, HStack, Stack, Text } from '@wbd/ui';
import { Lock } from 'lucide-react';
import { useLikely } from '../shared/modules/use-likely.ts';
import { TileIcon } from './tile-icon.tsx';
import type { DashboardTile } from './tiles.ts';

/** A way into a part of the portal; locked, it says what opens it and leads nowhere. */
export function Tile({ tile }: { tile: DashboardTile }) {
  const { locked, remote, path } = tile;
  const likely = useLikely(path, remote);
  if (locked !== undefined) {
    return (
      <Stack {...card} bg="bg.muted" borderColor="border" aria-disabled>
        <TileHead tile={tile} muted />
        <HStack gap="2" color="fg.muted" textStyle="sm" fontWeight="medium">
          <Lock aria-hidden size={16} />
          {locked}
        </HStack>
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

const card = { gap: '3', p: '5', borderWidth: '1px', borderRadius: 'l3', height: 'full' } as const;

function TileHead({ tile, muted = false }: { tile: DashboardTile; muted?: boolean }) {
  return (
    <>
      <Center
        boxSize="11"
        borderRadius="l2"
        bg={muted ? 'bg.emphasized' : 'colorPalette.subtle'}
        color={muted ? 'fg.muted' : 'colorPalette.fg'}
      >
        <TileIcon name={tile.icon} />
      </Center>
      <Stack gap="1">
        <Heading as="h2" size="lg" color={muted ? 'fg.muted' : 'fg'}>
          {tile.label}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {tile.description}
        </Text>
      </Stack>
    </>
  );
}
