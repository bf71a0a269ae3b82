import { moveSeatMutation } from '@wbd/data/seats';
import { AppError, errorTexts } from '@wbd/domain/errors';
import type { SeatByLinkOutput } from '@wbd/domain/seats';
import { useMutation } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Button, Heading, Link, Separator, Stack, Text, Unbroken } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { FormAlert } from '@wbd/ui/form';
import { useState } from 'react';
import { Facts } from '../shared/facts.tsx';
import { paths } from '../shared/paths.ts';
import { sessionTime } from '../shared/session-time.ts';
import { MovePart } from './move-part.tsx';
import { seatErrors, seatTexts } from './texts.de.ts';

const texts = seatTexts.calledOff;

export type Ended = NonNullable<SeatByLinkOutput['ended']>;

interface CalledOffSeatProps {
  token: string;
  seat: SeatByLinkOutput;
  ended: Ended;
  /** @param token of the new seat */
  onMoved: (token: string) => void;
}

/** A called-off session with its replacement and the other sessions of the seminar. */
export function CalledOffSeat({ token, seat, ended, onMoved }: CalledOffSeatProps) {
  const move = useMutation(moveSeatMutation());
  const [failure, setFailure] = useState<unknown>(null);
  /** a chosen session to confirm, because the person has a seat in another one */
  const [besides, setBesides] = useState<string | null>(null);
  const { seminar, session, advisor, others } = seat;
  const { replacement } = ended;
  const isOpen = replacement?.state === 'open';
  const rest = isOpen ? others.filter(({ id }) => id !== replacement.id) : others;

  async function moveTo(sessionId: string, again: boolean): Promise<void> {
    try {
      onMoved((await move.mutateAsync({ token, sessionId, again })).token);
    } catch (error) {
      const isElsewhere = error instanceof AppError && error.code === 'registration/elsewhere';
      setBesides(isElsewhere ? sessionId : null);
      if (!isElsewhere) throw error;
    }
  }

  async function press(sessionId: string, again: boolean): Promise<void> {
    setFailure(null);
    try {
      await moveTo(sessionId, again);
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <>
      <Stack gap="2">
        <Heading as="h1" size="2xl">
          {seatTexts.ended.calledOff.title}
        </Heading>
        <Text whiteSpace="pre-line">
          {seatTexts.ended.calledOff.text(seminar.title, timeOf(session), ended.note)}
        </Text>
      </Stack>
      {replacement && isOpen && (
        <Stack gap="4" align="flex-start">
          <Stack gap="1">
            <Heading as="h2" size="lg">
              {texts.replacement}
            </Heading>
            <Text color="fg.muted">{texts.replacementText}</Text>
          </Stack>
          <Facts>
            <dt>{seatTexts.facts.time}</dt>
            <dd>{timeOf(replacement)}</dd>
            <dt>{seatTexts.facts.place}</dt>
            <dd>{replacement.location}</dd>
          </Facts>
          <Button
            loading={move.isPending && move.variables.sessionId === replacement.id}
            loadingText={texts.take}
            disabled={move.isPending}
            onClick={() => void press(replacement.id, false)}
          >
            {texts.take}
          </Button>
        </Stack>
      )}
      {replacement && replacement.state !== 'open' && (
        <FormAlert status="info" title={texts.lost[replacement.state](timeOf(replacement))} />
      )}
      {besides !== null && (
        <FormAlert status="info" title={errorTexts['registration/elsewhere']}>
          <Text>
            <Unbroken>{texts.elsewhere}</Unbroken>
          </Text>
          <Button
            mt="3"
            size="sm"
            minH="11"
            variant="outline"
            loading={move.isPending}
            loadingText={texts.takeAgain}
            onClick={() => void press(besides, true)}
          >
            {texts.takeAgain}
          </Button>
        </FormAlert>
      )}
      {failure !== null && (
        <FailureAlert error={failure} title={seatTexts.move.failed} texts={seatErrors} />
      )}
      {(!isOpen || rest.length > 0) && (
        <>
          {isOpen && <Separator />}
          <MovePart
            words={isOpen ? texts.orOther : texts.other}
            others={rest}
            onMove={(sessionId) => moveTo(sessionId, false)}
          />
        </>
      )}
      {advisor && (
        <Stack gap="2" align="flex-start">
          {rest.some(({ freeSeats }) => freeSeats === 0) && (
            <Text color="fg.muted">
              {texts.waiting}{' '}
              <Link asChild>
                <RouterLink to={paths.register(advisor.code, seminar.id)}>
                  {texts.waitingLink}
                </RouterLink>
              </Link>
            </Text>
          )}
          <Link asChild textStyle="sm">
            <RouterLink to={paths.advisor(advisor.code)}>
              {seatTexts.advisor(advisor.firstName)}
            </RouterLink>
          </Link>
        </Stack>
      )}
    </>
  );
}

const timeOf = ({ time }: { time: string }) => sessionTime({ time: new Date(time) });
