import { acceptOfferMutation, leaveWaitingListMutation } from '@wbd/data/seats';
import { AppError, errorTexts } from '@wbd/domain/errors';
import type { SeatByLinkOutput } from '@wbd/domain/seats';
import { formatDateTime } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Button, Flex, Heading, Stack, Text, Unbroken } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { FormAlert } from '@wbd/ui/form';
import { Check } from 'lucide-react';
import { Facts } from '../shared/facts.tsx';
import { sessionTime } from '../shared/session-time.ts';
import { ConfirmedExit } from '../shared/confirmed-exit.tsx';
import { seatErrors, seatTexts } from './texts.de.ts';

const { waiting: texts, offer, facts } = seatTexts;

interface WaitingPlaceProps {
  token: string;
  seat: SeatByLinkOutput;
  onAccepted: () => void;
  onLeft: () => void;
}

/** A place on the waiting list, or the seat that is held for the person. */
export function WaitingPlace({ token, seat, onAccepted, onLeft }: WaitingPlaceProps) {
  const accept = useMutation(acceptOfferMutation());
  const leave = useMutation(leaveWaitingListMutation());
  const { seminar, session, firstName, ahead, offerUntil, isOpen } = seat;
  const isOffer = seat.state === 'offered';
  const words = isOffer ? offer : texts;
  const time = sessionTime({ time: new Date(session.time) });

  const hasSeat =
    (accept.error instanceof AppError && accept.error.code === 'registration/elsewhere') ||
    (accept.isPending && accept.variables.again);

  async function take(again: boolean): Promise<void> {
    try {
      await accept.mutateAsync({ token, again });
      onAccepted();
    } catch {
      // the alerts say why
    }
  }

  async function giveUp(): Promise<void> {
    try {
      await leave.mutateAsync({ token });
      onLeft();
    } catch {
      // the alert says why
    }
  }

  return (
    <>
      <Stack gap="2">
        <Heading as="h1" size="2xl">
          {words.title}
        </Heading>
        {firstName !== null && <Text color="fg.muted">{words.intro(firstName)}</Text>}
      </Stack>
      <Facts>
        <dt>{facts.seminar}</dt>
        <dd>{seminar.title}</dd>
        <dt>{facts.time}</dt>
        <dd>
          {time}
          <Text as="span" display="block" fontWeight="normal" color="fg.muted">
            {seatTexts.duration(seat.duration)}
          </Text>
        </dd>
        <dt>{facts.place}</dt>
        <dd>{session.location}</dd>
      </Facts>
      {isOffer && offerUntil !== null && (
        <FormAlert status="info" title={offer.until(untilText(offerUntil))}>
          <Text>{offer.next}</Text>
        </FormAlert>
      )}
      {!isOffer && ahead !== null && (
        <FormAlert status="info" title={texts.ahead(ahead)}>
          <Text>
            <Unbroken>{texts.next}</Unbroken>
          </Text>
        </FormAlert>
      )}
      {isOffer && hasSeat && (
        <FormAlert status="info" title={errorTexts['registration/elsewhere']}>
          <Text>
            <Unbroken>{offer.elsewhere}</Unbroken>
          </Text>
          <Button
            mt="3"
            size="sm"
            minH="11"
            variant="outline"
            loading={accept.isPending}
            loadingText={offer.acceptAgain}
            onClick={() => void take(true)}
          >
            {offer.acceptAgain}
          </Button>
        </FormAlert>
      )}
      {accept.isError && !hasSeat && (
        <FailureAlert error={accept.error} title={offer.acceptFailed} texts={seatErrors} />
      )}
      {leave.isError && (
        <FailureAlert error={leave.error} title={offer.leaveFailed} texts={seatErrors} />
      )}
      {isOpen ? (
        <Flex gap="3" direction={{ base: 'column', sm: 'row' }} wrap="wrap">
          {isOffer && (
            <Button
              loading={accept.isPending}
              loadingText={offer.accept}
              onClick={() => void take(false)}
            >
              <Check aria-hidden />
              {offer.accept}
            </Button>
          )}
          <ConfirmedExit
            label={isOffer ? offer.decline : texts.leave}
            confirmLabel={isOffer ? offer.decline : texts.leave}
            title={isOffer ? offer.declineTitle : texts.leaveTitle}
            text={
              isOffer
                ? offer.declineText(seminar.title, time)
                : texts.leaveText(seminar.title, time)
            }
            keepLabel={isOffer ? offer.keep : texts.stay}
            busy={leave.isPending}
            onConfirm={giveUp}
          />
        </Flex>
      ) : (
        <FormAlert status="info">{seatTexts.waitingBegun}</FormAlert>
      )}
    </>
  );
}

function untilText(offerUntil: string): string {
  return seatTexts.clock(formatDateTime(new Date(offerUntil)));
}
