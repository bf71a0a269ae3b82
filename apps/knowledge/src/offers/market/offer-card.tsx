import { rowPicture } from '@wbd/data/files';
import type { NamedOffer } from '@wbd/data/sales';
import { Link } from '@wbd/router';
import { AspectRatio, Box, Heading, Stack, Text } from '@wbd/ui';
import { ContentImage } from '@wbd/ui/image';
import { Film } from 'lucide-react';
import { OFFERS_PATH } from '../../shared/paths.ts';
import { Price } from '../price.tsx';
import { offersTexts as texts } from '../texts.de.ts';

/** An offer in the grid; all of it leads to the offer. */
export function OfferCard({ offer }: { offer: NamedOffer }) {
  const { id, title, description, thumb, pictureWidths, sellerName } = offer;
  return (
    <Stack
      as="li"
      position="relative"
      gap="0"
      overflow="hidden"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
      boxShadow="xs"
    >
      <AspectRatio ratio={16 / 9}>
        <ContentImage
          {...rowPicture(thumb, pictureWidths)}
          sizes="(min-width: 90em) 28rem, (min-width: 64em) 31vw, (min-width: 30em) 46vw, 92vw"
          alt=""
          fallback={<Film size={32} />}
          w="full"
          h="full"
        />
      </AspectRatio>
      <Stack flex="1" gap="1" p="4">
        <Heading as="h2" size="md" overflowWrap="anywhere">
          <Link to={`${OFFERS_PATH}/${id}`}>
            {title}
            <Box as="span" position="absolute" inset="0" />
          </Link>
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {texts.by(sellerName)}
        </Text>
        <Text textStyle="sm" lineClamp="3" overflowWrap="anywhere">
          {description}
        </Text>
        <Box mt="auto" pt="2">
          <Price offer={offer} />
        </Box>
      </Stack>
    </Stack>
  );
}
