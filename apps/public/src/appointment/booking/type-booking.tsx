import type { AuthUser } from '@wbd/auth';
import type { BookableType } from '@wbd/domain/appointments';
import { useParams } from '@wbd/router';
import { Button, Flex, Heading, Stack, Text } from '@wbd/ui';
import { useState } from 'react';
import { PhoneGate } from '../../shared/phone-gate.tsx';
import { TimePicker } from '../../shared/times/time-picker.tsx';
import { WhyNumber } from '../why-number.tsx';
import { ChosenTime } from './chosen-time.tsx';
import { useDetails } from './details.ts';
import { DetailsStep } from './details-step.tsx';
import { bookingTexts as texts } from './texts.de.ts';
import { aboutType } from './type-list.tsx';

export interface BookedWith {
  /** the advisor who gives the appointment */
  advisor: { id: string; firstName: string; lastName: string };
  /** the expert video that led here */
  videoId: string | null;
}

interface TypeBookingProps extends BookedWith {
  type: BookableType;
  /** null until a time is chosen */
  start: Date | null;
  /** null until the phone number is proven */
  user: AuthUser | null;
  onChoose: (start: Date | null, options?: { replace?: boolean }) => void;
  /** set if there is more than one appointment type */
  onOtherType?: () => void;
}

/** Time, phone verification and details for one appointment type. */
export function TypeBooking(props: TypeBookingProps) {
  const { type, start, user, advisor, videoId, onChoose, onOtherType } = props;
  const { firstName } = advisor;
  const { adv, other } = useParams();
  const form = useDetails(type.questions, user);
  // the server rejects the login although the browser still has it
  const [needsCode, setNeedsCode] = useState(false);

  if (!start) {
    return (
      <Stack gap="5">
        <Stack gap="1">
          <Heading as="h2" size="xl">
            {texts.times}
          </Heading>
          <Flex gap="3" justify="space-between" align="center" wrap="wrap">
            <Text overflowWrap="anywhere">
              {type.title}
              <Text as="span" display="block" color="fg.muted" textStyle="sm">
                {aboutType(type, firstName)}
              </Text>
            </Text>
            {onOtherType && (
              <Button variant="outline" size="sm" minH="11" onClick={onOtherType}>
                {texts.types.other}
              </Button>
            )}
          </Flex>
        </Stack>
        <TimePicker typeId={type.id} onChoose={onChoose} />
      </Stack>
    );
  }
  return (
    <>
      <ChosenTime
        type={type}
        start={start}
        firstName={firstName}
        onOtherTime={() => {
          onChoose(null);
        }}
      />
      {user && !needsCode ? (
        <DetailsStep
          form={form}
          type={type}
          start={start}
          user={user}
          advisorId={advisor.id}
          videoId={videoId}
          onChoose={onChoose}
          onCodeNeeded={() => {
            setNeedsCode(true);
          }}
        />
      ) : (
        <>
          <PhoneGate
            intro={needsCode ? texts.gate.again : texts.gate.text}
            confirmLabel={texts.gate.confirm}
            onConfirmed={() => {
              setNeedsCode(false);
            }}
          />
          <WhyNumber firstName={firstName} isGuest={adv !== other} />
        </>
      )}
    </>
  );
}
