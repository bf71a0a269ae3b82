import { useEmailConfirmed, useOwnAdvisor } from '@wbd/auth';
import { fileUrl, rowPicture } from '@wbd/data/files';
import { imprintQuery } from '@wbd/data/imprints';
import { boughtQuery, offerQuery, type NamedOffer } from '@wbd/data/sales';
import { useQuery } from '@wbd/query';
import { Link, useParams } from '@wbd/router';
import {
  AspectRatio,
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  SimpleGrid,
  Stack,
  Text,
} from '@wbd/ui';
import { WatchDialog } from '@wbd/ui/dialog';
import { ContentImage } from '@wbd/ui/image';
import { Card, EmailLink, PortalPage, SkeletonRows, UnconfirmedEmail } from '@wbd/ui/page';
import { ArrowLeft, Film, Play } from 'lucide-react';
import { useState } from 'react';
import { OFFERS_HELP_PATH, OFFERS_PATH, PORTAL_PATH } from '../shared/paths.ts';
import { PublicVideo } from '../shared/public-video.tsx';
import { BuyButton } from './market/buy-button.tsx';
import { Price } from './price.tsx';
import { BOUGHT_TAB, SELLING_TAB } from './tabs.ts';
import { offersTexts as texts } from './texts.de.ts';

/** One offer: subject, price, and the way to buy it. */
export function OfferPage() {
  const { offerId = '' } = useParams();
  const advisor = useOwnAdvisor();
  const isConfirmed = useEmailConfirmed();
  if (!advisor) return <LoadingState />;
  if (isConfirmed) return <Loaded offerId={offerId} advisorId={advisor.id} />;
  return (
    <PortalPage title={texts.title} help={OFFERS_HELP_PATH}>
      <UnconfirmedEmail to={PORTAL_PATH} text={texts.unconfirmed} />
    </PortalPage>
  );
}

function Loaded({ offerId, advisorId }: { offerId: string; advisorId: string }) {
  const { data, isFetching, refetch } = useQuery(offerQuery(offerId));
  const back = (
    <Button asChild variant="ghost">
      <Link to={OFFERS_PATH}>
        <ArrowLeft aria-hidden />
        {texts.offer.back}
      </Link>
    </Button>
  );
  return (
    <PortalPage title={data?.title ?? texts.title} help={OFFERS_HELP_PATH} actions={back}>
      {data && <Offer offer={data} advisorId={advisorId} />}
      {data === null && (
        <EmptyState
          icon={<Film size={26} />}
          title={texts.offer.gone}
          text={texts.offer.goneText}
        />
      )}
      {data === undefined &&
        (isFetching ? (
          <SkeletonRows />
        ) : (
          <ErrorState title={texts.failed} onRetry={() => void refetch()} />
        ))}
    </PortalPage>
  );
}

function Offer({ offer, advisorId }: { offer: NamedOffer; advisorId: string }) {
  const [isTrailerOpen, setTrailerOpen] = useState(false);
  const { title, description, thumb, trailer, pictureWidths } = offer;
  const picture = rowPicture(thumb, pictureWidths);
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
      <Stack gap="4">
        <AspectRatio ratio={16 / 9} borderRadius="xl" overflow="hidden">
          <ContentImage
            {...picture}
            sizes="(min-width: 64em) 45vw, 92vw"
            alt=""
            fallback={<Film size={32} />}
            w="full"
            h="full"
          />
        </AspectRatio>
        {trailer !== null && (
          <Button variant="surface" alignSelf="flex-start" onClick={() => setTrailerOpen(true)}>
            <Play aria-hidden />
            {texts.offer.trailer}
          </Button>
        )}
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {description}
        </Text>
      </Stack>
      <Purchase offer={offer} advisorId={advisorId} />
      {trailer !== null && isTrailerOpen && (
        <WatchDialog title={title} onClose={() => setTrailerOpen(false)}>
          <PublicVideo src={fileUrl(trailer)} title={title} poster={picture.src} />
        </WatchDialog>
      )}
    </SimpleGrid>
  );
}

function Purchase({ offer, advisorId }: { offer: NamedOffer; advisorId: string }) {
  const bought = useQuery(boughtQuery(advisorId));
  const imprint = useQuery(imprintQuery(offer.advisor));
  const isOwn = offer.advisor === advisorId;
  const hasIt = bought.data?.some(
    ({ entitlement }) => entitlement.offer === offer.id && entitlement.state === 'open',
  );
  return (
    <Card>
      <Stack gap="4">
        <Price offer={offer} />
        {isOwn ? (
          <>
            <Text>{texts.offer.own}</Text>
            <Button asChild variant="surface">
              <Link to={`${OFFERS_PATH}?tab=${SELLING_TAB}`}>{texts.tabs.selling}</Link>
            </Button>
          </>
        ) : hasIt ? (
          <>
            <Text>{texts.offer.bought}</Text>
            <Button asChild>
              <Link to={`${OFFERS_PATH}?tab=${BOUGHT_TAB}`}>{texts.offer.toBought}</Link>
            </Button>
          </>
        ) : (
          <>
            <BuyButton offer={offer} />
            <Text color="fg.muted" textStyle="sm">
              {texts.offer.hint}
            </Text>
          </>
        )}
        <Stack gap="1">
          <Text fontWeight="semibold">{texts.offer.seller}</Text>
          <Text>{imprint.data?.name ?? offer.sellerName}</Text>
          {imprint.data && (
            <>
              <Text whiteSpace="pre-line" textStyle="sm">
                {imprint.data.address}
              </Text>
              <EmailLink email={imprint.data.email} />
            </>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
