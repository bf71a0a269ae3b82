import { imprintQuery } from '@wbd/data/imprints';
import { taxProfileQuery } from '@wbd/data/payouts';
import { connectFilmSellerMutation, filmSellerQuery } from '@wbd/data/sales';
import { missingDetail, vatOf, type FilmSeller } from '@wbd/domain/sales';
import { useMutation, useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Badge, Box, Button, Flex, Stack, Text } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { Card, SkeletonRows } from '@wbd/ui/page';
import { useState, type ReactNode } from 'react';
import { PROFILE_PATH, TAX_PATH } from '../../shared/paths.ts';
import { offersTexts } from '../texts.de.ts';
import { SellerDialog } from './seller-dialog.tsx';

const texts = offersTexts.selling;
const words = texts.setup;

/** The account at Stripe may be completed in another tab, or is reported a moment later. */
const FOLLOW_EVERY_MS = 4_000;

const percentOf = (basisPoints: number) =>
  `${(basisPoints / 100).toLocaleString('de-DE', { maximumFractionDigits: 2 })} %`;

/** What a seller has to have, with the way to what is missing. */
export function SetupCard({ advisorId, fee }: { advisorId: string; fee: number }) {
  const imprint = useQuery(imprintQuery(advisorId));
  const tax = useQuery(taxProfileQuery(advisorId));
  const seller = useQuery({
    ...filmSellerQuery(advisorId),
    refetchInterval: ({ state: { data } }) =>
      data?.stripeAccount && !data.canCharge ? FOLLOW_EVERY_MS : false,
  });
  const [isEditing, setEditing] = useState(false);
  if (imprint.data === undefined || tax.data === undefined || seller.data === undefined) {
    return <SkeletonRows />;
  }
  const record = seller.data;
  const hasDetails = record !== null && missingDetail(record) === null;
  const hasTax = tax.data !== null && vatOf(tax.data.kind) !== null;
  const isComplete = imprint.data !== null && hasTax && hasDetails && record.canCharge;
  const editDetails = (
    <Button size="sm" variant="surface" onClick={() => setEditing(true)}>
      {hasDetails ? words.changeDetails : words.toDetails}
    </Button>
  );
  return (
    <Card
      title={isComplete ? words.stripe : words.title}
      {...(!isComplete && { text: words.text })}
    >
      <Stack gap="4">
        {isComplete ? (
          <Flex gap="2" wrap="wrap">
            <StripeButton seller={record} />
            {editDetails}
          </Flex>
        ) : (
          <Stack as="ol" listStyleType="none" gap="3">
            <Step name={words.imprint} isDone={imprint.data !== null}>
              <Button asChild size="sm" variant="surface">
                <Link to={PROFILE_PATH}>{words.toImprint}</Link>
              </Button>
            </Step>
            <Step name={words.tax} isDone={hasTax}>
              <Button asChild size="sm" variant="surface">
                <Link to={TAX_PATH}>{words.toTax}</Link>
              </Button>
            </Step>
            <Step name={words.details} isDone={hasDetails}>
              {editDetails}
            </Step>
            <Step name={words.stripe} isDone={record?.canCharge === true}>
              {hasDetails && <StripeButton seller={record} />}
            </Step>
          </Stack>
        )}
        <Text color="fg.muted" textStyle="sm">
          {texts.fee(percentOf(fee))}
        </Text>
      </Stack>
      {isEditing && <SellerDialog seller={record} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function Step({ name, isDone, children }: { name: string; isDone: boolean; children: ReactNode }) {
  return (
    <Flex as="li" gap="3" align="center" justify="space-between" wrap="wrap" minH="10">
      <Box>
        <Text fontWeight="medium">{name}</Text>
        <Badge colorPalette={isDone ? 'green' : 'orange'}>{isDone ? words.done : words.open}</Badge>
      </Box>
      {!isDone && children}
    </Flex>
  );
}

/** Leads to Stripe: first to complete the account, later to payments and payouts. */
function StripeButton({ seller }: { seller: FilmSeller }) {
  const connect = useMutation(connectFilmSellerMutation());
  const [isLeaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    try {
      const { url } = await connect.mutateAsync({ domain: window.location.origin });
      setLeaving(true);
      window.location.assign(url);
    } catch (error) {
      toastFailure(error, { title: words.stripeFailed });
    }
  }

  return (
    <Button
      size="sm"
      variant="surface"
      loading={connect.isPending || isLeaving}
      onClick={() => void leave()}
    >
      {seller.canCharge ? words.dashboard : words.toStripe}
    </Button>
  );
}
