import { boughtQuery, filmPapersQuery, type BoughtFilm } from '@wbd/data/sales';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Button, EmptyState, ErrorState, Stack } from '@wbd/ui';
import { useAddressText } from '@wbd/ui/address';
import { WatchDialog } from '@wbd/ui/dialog';
import { FormAlert } from '@wbd/ui/form';
import { SkeletonRows } from '@wbd/ui/page';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { OFFERS_PATH } from '../../shared/paths.ts';
import { SignedVideo } from '../../shared/signed-video.tsx';
import { offersTexts } from '../texts.de.ts';
import { BoughtRow } from './bought-row.tsx';

const texts = offersTexts.bought;

/** How often the list is read again after a payment, until the film is there. */
const FOLLOW_EVERY_MS = 2_000;

/** What the advisor bought, with its papers. */
export function BoughtTab({ advisorId }: { advisorId: string }) {
  const [paid] = useAddressText('bezahlt');
  const isThere = (films: readonly BoughtFilm[] | undefined) =>
    films?.some(({ entitlement: { offer, state } }) => offer === paid && state === 'open') === true;
  const { data, isFetching, refetch } = useQuery({
    ...boughtQuery(advisorId),
    refetchInterval: ({ state }) => (paid === '' || isThere(state.data) ? false : FOLLOW_EVERY_MS),
  });
  const papers = useQuery({
    ...filmPapersQuery('buyer', advisorId),
    refetchInterval: paid !== '' && !isThere(data) ? FOLLOW_EVERY_MS : false,
  });
  const [watched, setWatched] = useState<BoughtFilm | null>(null);
  if (!data) {
    if (isFetching) return <SkeletonRows />;
    return <ErrorState title={texts.failed} onRetry={() => void refetch()} />;
  }
  const isWaiting = paid !== '' && !isThere(data);
  return (
    <Stack gap="6">
      {isWaiting && (
        <FormAlert status="info" title={texts.thanks}>
          {texts.thanksText}
        </FormAlert>
      )}
      {data.length === 0 && !isWaiting && (
        <EmptyState icon={<ShoppingBag size={26} />} {...texts.empty}>
          <Button asChild>
            <Link to={OFFERS_PATH}>{texts.toMarket}</Link>
          </Button>
        </EmptyState>
      )}
      {data.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="4" aria-label={texts.list}>
          {data.map((film) => (
            <BoughtRow
              key={film.entitlement.id}
              film={film}
              papers={(papers.data ?? []).filter(({ sale }) => sale === film.entitlement.sale)}
              onWatch={() => setWatched(film)}
            />
          ))}
        </Stack>
      )}
      {watched && (
        <WatchDialog title={watched.entitlement.title} onClose={() => setWatched(null)}>
          <SignedVideo
            video={{ kind: 'paid', id: watched.entitlement.offer }}
            title={watched.entitlement.title}
            poster={null}
          />
        </WatchDialog>
      )}
    </Stack>
  );
}
