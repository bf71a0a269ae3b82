import { imprintQuery } from '@wbd/data/imprints';
import type { BoughtFilm } from '@wbd/data/sales';
import type { FilmPaper } from '@wbd/domain/sales';
import { formatDate } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Badge, Box, Button, Flex, Heading, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { Play } from 'lucide-react';
import { PaperButton } from '../paper-button.tsx';
import { offersTexts } from '../texts.de.ts';

const texts = offersTexts.bought;
const COLORS = { open: 'green', refunded: 'gray', disputed: 'orange' } as const;

interface BoughtRowProps {
  film: BoughtFilm;
  papers: readonly FilmPaper[];
  onWatch: () => void;
}

/** A bought film: watch it, its papers, and whom to ask for the money back. */
export function BoughtRow({ film: { entitlement, offer }, papers, onWatch }: BoughtRowProps) {
  const { title, state, boughtAt, seller } = entitlement;
  const imprint = useQuery(imprintQuery(seller));
  const day = formatDate(boughtAt);
  const isOpen = state === 'open' && offer !== null;
  const query = new URLSearchParams({
    subject: texts.refundSubject(title),
    body: texts.refundBody(title, day),
  });
  // mail programs take a plus sign for one
  const mail = query.toString().replaceAll('+', '%20');
  return (
    <Box as="li">
      <Card>
        <Flex gap="3" justify="space-between" align="start" wrap="wrap">
          <Box minW="0">
            <Heading as="h2" size="md" overflowWrap="anywhere">
              {title}
            </Heading>
            <Text color="fg.muted" textStyle="sm">
              {texts.on(day)}
            </Text>
          </Box>
          <Badge colorPalette={COLORS[state]}>{texts.states[state]}</Badge>
        </Flex>
        {offer?.endsAt && state === 'open' && (
          <Text mt="2">{texts.ends(formatDate(offer.endsAt))}</Text>
        )}
        {offer === null && state === 'open' && <Text mt="2">{texts.gone}</Text>}
        <Flex mt="4" gap="2" wrap="wrap" align="center">
          {isOpen && (
            <Button aria-label={texts.watchOf(title)} onClick={onWatch}>
              <Play aria-hidden />
              {texts.watch}
            </Button>
          )}
          {papers
            .toSorted((one, other) => one.number - other.number)
            .map((paper) => (
              <PaperButton key={paper.id} paper={paper} />
            ))}
          {isOpen && imprint.data && (
            <Button asChild size="sm" variant="ghost" colorPalette="gray">
              <a
                href={`mailto:${encodeURIComponent(imprint.data.email)}?${mail}`}
                aria-label={texts.refundOf(title)}
              >
                {texts.refund}
              </a>
            </Button>
          )}
        </Flex>
      </Card>
    </Box>
  );
}
