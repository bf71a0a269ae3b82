import { registerForSessionMutation } from '@wbd/data/registrations';
import { useMutation } from '@wbd/query';
import { Box, Button, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { invitationPageTexts as texts } from './texts.de.ts';

export interface BookAgainProps {
  sessionId: string;
  customerId: string;
  name: string;
}

/** For a customer who has a seat in another session of the seminar: a second one, on purpose. */
export function BookAgain({ sessionId, customerId, name }: BookAgainProps) {
  const booking = useMutation(registerForSessionMutation());
  if (booking.isSuccess) {
    return (
      <Text role="status" fontWeight="medium">
        {texts.bookedAgain(name)}
      </Text>
    );
  }
  return (
    <Box mt="1">
      {booking.isError && (
        <FailureAlert error={booking.error} title={texts.bookAgainFailed(name)} />
      )}
      <Button
        variant="outline"
        size="sm"
        aria-label={texts.bookAgainFor(name)}
        loading={booking.isPending}
        loadingText={texts.bookingAgain}
        onClick={() => {
          booking.mutate({ who: 'customer', sessionId, customerId, again: true });
        }}
      >
        {texts.bookAgain}
      </Button>
    </Box>
  );
}
