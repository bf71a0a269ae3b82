import { changeFilmOfferMutation } from '@wbd/data/sales';
import type { FilmOffer } from '@wbd/domain/sales';
import { useMutation } from '@wbd/query';
import { Badge, Box, Button, Flex, Heading, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { ActionMenu } from '@wbd/ui/menu';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Price } from '../price.tsx';
import { offersTexts } from '../texts.de.ts';

const texts = offersTexts.selling;
const COLORS = { draft: 'gray', sale: 'green', withdrawn: 'orange' } as const;

export type OfferAction = 'edit' | 'delete' | 'preview';

/** An own offer with its state and the next step. */
export function OwnOfferRow({
  offer,
  onAction,
}: {
  offer: FilmOffer;
  onAction: (action: OfferAction) => void;
}) {
  const { id, title, state } = offer;
  const change = useMutation(changeFilmOfferMutation());
  const isOnSale = state === 'sale';

  async function move(): Promise<void> {
    try {
      await change.mutateAsync({ offer: id, to: isOnSale ? 'withdrawn' : 'sale' });
      toast({ type: 'success', title: isOnSale ? texts.withdrawn : texts.published });
    } catch (error) {
      toastFailure(error, { title: texts.changeFailed });
    }
  }

  return (
    <Flex
      as="li"
      gap="3"
      p="4"
      justify="space-between"
      align="start"
      wrap="wrap"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
    >
      <Box minW="0" flex="1 1 14rem">
        <Badge colorPalette={COLORS[state]}>{texts.states[state]}</Badge>
        <Heading as="h3" size="sm" mt="1" mb="1" overflowWrap="anywhere">
          {title}
        </Heading>
        <Price offer={offer} />
      </Box>
      <Flex gap="1" align="center">
        <Button
          size="sm"
          variant={isOnSale ? 'surface' : 'solid'}
          loading={change.isPending}
          onClick={() => void move()}
        >
          {isOnSale ? texts.withdraw : texts.publish}
        </Button>
        <ActionMenu
          label={texts.menu(title)}
          actions={[
            {
              id: 'preview',
              label: texts.preview,
              icon: <Eye size={16} />,
              onSelect: () => onAction('preview'),
            },
            {
              id: 'edit',
              label: texts.edit,
              icon: <Pencil size={16} />,
              onSelect: () => onAction('edit'),
            },
            {
              id: 'delete',
              label: texts.delete,
              icon: <Trash2 size={16} />,
              destructive: true,
              onSelect: () => onAction('delete'),
            },
          ]}
        />
      </Flex>
    </Flex>
  );
}
