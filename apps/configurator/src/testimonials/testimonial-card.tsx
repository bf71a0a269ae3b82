import { rowPicture } from '@wbd/data/files';
import { restrictionQuery } from '@wbd/data/notices';
import type { Testimonial } from '@wbd/domain/content';
import { useQuery } from '@wbd/query';
import { Badge, Box, Stack, Text } from '@wbd/ui';
import { ContentImage } from '@wbd/ui/image';
import { ActionMenu } from '@wbd/ui/menu';
import { RestrictionNote } from '@wbd/ui/restrictions';
import { FilmBadge } from '@wbd/ui/upload';
import { Pencil, ShieldX, Trash2 } from 'lucide-react';
import { testimonialsTexts as texts } from './texts.de.ts';

export interface TestimonialCardProps {
  testimonial: Testimonial;
  onEdit: () => void;
  onDelete: () => void;
  onWithdraw: () => void;
}

/** A testimonial as visitors see it, with what can be done about it. */
export function TestimonialCard({
  testimonial,
  onEdit,
  onDelete,
  onWithdraw,
}: TestimonialCardProps) {
  const { id, advisor, thumb, pictureWidths, customer, quote, displayOrder, hidden } = testimonial;
  const { data: restriction } = useQuery({
    ...restrictionQuery(advisor, 'testimonial', id),
    enabled: hidden,
  });
  return (
    <Stack as="li" gap="2">
      <Box
        position="relative"
        borderRadius="xl"
        overflow="hidden"
        bg="ink.950"
        color="white"
        boxShadow="sm"
      >
        <ContentImage
          {...rowPicture(thumb, pictureWidths)}
          sizes="(min-width: 64em) 17rem, (min-width: 48em) 29vw, 46vw"
          alt=""
          aspectRatio="9 / 16"
          w="full"
        />
        <Box position="absolute" top="2" insetEnd="2" bg="bg.panel" borderRadius="lg">
          <ActionMenu
            label={texts.actions(customer)}
            actions={[
              { id: 'edit', label: texts.edit, icon: <Pencil aria-hidden />, onSelect: onEdit },
              {
                id: 'withdraw',
                label: texts.withdraw,
                icon: <ShieldX aria-hidden />,
                destructive: true,
                onSelect: onWithdraw,
              },
              {
                id: 'delete',
                label: texts.delete,
                icon: <Trash2 aria-hidden />,
                destructive: true,
                onSelect: onDelete,
              },
            ]}
          />
        </Box>
        <Stack
          position="absolute"
          insetX="0"
          bottom="0"
          gap="1.5"
          p="4"
          pt="16"
          bg="linear-gradient(to top, rgba(7,29,36,0.95) 40%, rgba(7,29,36,0))"
        >
          {displayOrder === null && (
            <Badge alignSelf="flex-start" colorPalette="gray">
              {texts.hidden}
            </Badge>
          )}
          {testimonial.consentAt === null && (
            <Badge alignSelf="flex-start" colorPalette="orange">
              {texts.noEvidence}
            </Badge>
          )}
          <FilmBadge path={testimonial.url} films={testimonial.films} />
          <Text as="q" display="block" textStyle="sm" lineClamp={3}>
            {quote}
          </Text>
          <Text fontWeight="semibold" textStyle="sm" overflowWrap="anywhere">
            {customer}
          </Text>
        </Stack>
      </Box>
      {hidden && <RestrictionNote restriction={restriction} />}
    </Stack>
  );
}
