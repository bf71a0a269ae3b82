import type { Advisor } from '@wbd/domain/advisors';
import type { FilmOffer } from '@wbd/domain/sales';
import { Button, EmptyState, Stack } from '@wbd/ui';
import { WatchDialog } from '@wbd/ui/dialog';
import { Card } from '@wbd/ui/page';
import { Film, Plus } from 'lucide-react';
import { useState } from 'react';
import { SignedVideo } from '../../shared/signed-video.tsx';
import { offersTexts } from '../texts.de.ts';
import { DeleteOfferDialog } from './delete-offer-dialog.tsx';
import { EditOffer, NewOffer } from './offer-dialog.tsx';
import { OwnOfferRow, type OfferAction } from './own-offer-row.tsx';

const texts = offersTexts.selling;

type Open = { kind: 'create' } | { kind: OfferAction; offer: FilmOffer } | null;

interface OwnOffersProps {
  advisor: Advisor;
  offers: readonly FilmOffer[];
  canCreate: boolean;
}

/** Own offers, drafts included. */
export function OwnOffers({ advisor, offers, canCreate }: OwnOffersProps) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const create = canCreate && (
    <Button onClick={() => setOpen({ kind: 'create' })}>
      <Plus aria-hidden />
      {texts.create}
    </Button>
  );
  return (
    <Card title={texts.offers}>
      {offers.length === 0 ? (
        <EmptyState icon={<Film size={26} />} {...texts.none}>
          {create}
        </EmptyState>
      ) : (
        <Stack gap="4" align="start">
          <Stack as="ul" listStyleType="none" gap="3" w="full" aria-label={texts.offers}>
            {offers.map((offer) => (
              <OwnOfferRow
                key={offer.id}
                offer={offer}
                onAction={(kind) => setOpen({ kind, offer })}
              />
            ))}
          </Stack>
          {create}
        </Stack>
      )}
      <Dialog advisor={advisor} open={open} onClose={close} />
    </Card>
  );
}

function Dialog({ advisor, open, onClose }: { advisor: Advisor; open: Open; onClose: () => void }) {
  switch (open?.kind) {
    case undefined:
      return null;
    case 'create':
      return <NewOffer advisorId={advisor.id} onClose={onClose} />;
    case 'edit':
      return <EditOffer advisorId={advisor.id} offer={open.offer} onClose={onClose} />;
    case 'delete':
      return <DeleteOfferDialog offer={open.offer} onClose={onClose} />;
    case 'preview':
      return (
        <WatchDialog title={open.offer.title} onClose={onClose}>
          <SignedVideo
            video={{ kind: 'paid', id: open.offer.id }}
            title={open.offer.title}
            poster={null}
          />
        </WatchDialog>
      );
  }
}
