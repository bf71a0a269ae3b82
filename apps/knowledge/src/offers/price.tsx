import { formatMoney } from '@wbd/domain/plans';
import { filmPrice, type FilmOffer } from '@wbd/domain/sales';
import { Stack, Text } from '@wbd/ui';
import { offersTexts as texts } from './texts.de.ts';

/** What a film costs: net, as businesses compare, and what is paid in the end. */
export function Price({ offer }: { offer: Pick<FilmOffer, 'netCents' | 'vatPercent'> }) {
  const { net, total } = filmPrice(offer);
  return (
    <Stack as="span" gap="0">
      <Text as="span" fontWeight="semibold">
        {texts.net(formatMoney(net))}
      </Text>
      <Text as="span" color="fg.muted" textStyle="sm">
        {offer.vatPercent === 0
          ? texts.withoutVat
          : texts.withVat(formatMoney(total), offer.vatPercent)}
      </Text>
    </Stack>
  );
}
