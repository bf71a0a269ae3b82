import { offersQuery, type NamedOffer } from '@wbd/data/sales';
import { matchesSearch } from '@wbd/domain/fields';
import { useQuery } from '@wbd/query';
import { EmptyState, ErrorState, Flex, Stack } from '@wbd/ui';
import { useAddressText } from '@wbd/ui/address';
import { SearchBox } from '@wbd/ui/page';
import { Clapperboard } from 'lucide-react';
import { VideoGrid, VideoGridSkeleton } from '../../shared/video-grid.tsx';
import { offersTexts as texts } from '../texts.de.ts';
import { OfferCard } from './offer-card.tsx';

/** What colleagues sell. */
export function MarketTab({ advisorId }: { advisorId: string }) {
  const { data, isFetching, refetch } = useQuery(offersQuery());
  if (data) {
    const foreign = data.filter(({ advisor }) => advisor !== advisorId);
    return foreign.length === 0 ? (
      <EmptyState icon={<Clapperboard size={26} />} {...texts.empty} />
    ) : (
      <Found offers={foreign} />
    );
  }
  if (isFetching) return <VideoGridSkeleton />;
  return <ErrorState title={texts.failed} onRetry={() => void refetch()} />;
}

function Found({ offers }: { offers: readonly NamedOffer[] }) {
  const [search, setSearch] = useAddressText('suche');
  const found = offers.filter(({ title, description, sellerName }) =>
    matchesSearch(search, `${title} ${sellerName} ${description}`),
  );
  return (
    <Stack gap="6">
      <Flex maxW={{ md: 'xl' }}>
        <SearchBox label={texts.search} value={search} onValueChange={setSearch} />
      </Flex>
      {found.length > 0 ? (
        <VideoGrid label={texts.list}>
          {found.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </VideoGrid>
      ) : (
        <EmptyState icon={<Clapperboard size={26} />} {...texts.noMatch} />
      )}
    </Stack>
  );
}
