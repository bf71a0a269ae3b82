import {
  Box,
  SimpleGrid,
  Skeleton,
  Stack,
  VisuallyHidden,
  type SimpleGridProps,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { uiTexts } from '../texts.de.ts';

function Loading({ children }: { children: ReactNode }) {
  return (
    <Box role="status">
      <VisuallyHidden>{uiTexts.loading}</VisuallyHidden>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}

/** The shape of a table or list while its rows are on their way. */
export function SkeletonRows({ rows = 8 }: { rows?: number }) {
  return (
    <Loading>
      <Box bg="bg.panel" borderWidth="1px" borderRadius="xl" p="4">
        <Stack gap="4">
          {Array.from({ length: rows }, (_, index) => (
            <Skeleton key={index} h="9" />
          ))}
        </Stack>
      </Box>
    </Loading>
  );
}

export interface SkeletonCardsProps {
  count?: number;
  columns?: SimpleGridProps['columns'];
  /** of a card's picture: width by height */
  ratio?: number;
}

/** The shape of a grid of cards with pictures. */
export function SkeletonCards(props: SkeletonCardsProps) {
  const { count = 6, columns = { base: 1, sm: 2, lg: 3 }, ratio = 16 / 9 } = props;
  return (
    <Loading>
      <SimpleGrid columns={columns} gap="5">
        {Array.from({ length: count }, (_, index) => (
          <Stack key={index} gap="3">
            <Skeleton css={{ aspectRatio: String(ratio) }} borderRadius="xl" />
            <Skeleton h="5" w="2/3" />
            <Skeleton h="4" w="1/3" />
          </Stack>
        ))}
      </SimpleGrid>
    </Loading>
  );
}

/** The shape of a form. */
export function SkeletonForm({ fields = 5 }: { fields?: number }) {
  return (
    <Loading>
      <Stack gap="6">
        {Array.from({ length: fields }, (_, index) => (
          <Stack key={index} gap="2">
            <Skeleton h="4" w="1/3" />
            <Skeleton h="11" />
          </Stack>
        ))}
      </Stack>
    </Loading>
  );
}
