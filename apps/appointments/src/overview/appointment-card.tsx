import { recordAppointmentMutation } from '@wbd/data/appointments';
import { isComing, isToRecord, type Appointment } from '@wbd/domain/appointments';
import { formatLongDate, formatTime } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Badge, Button, Flex, Link, Stack, Text, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { SegmentedChoice } from '@wbd/ui/form';
import { Card, EmailLink, PhoneLink } from '@wbd/ui/page';
import { paths } from '../shared/paths.ts';
import { overviewTexts as texts } from './texts.de.ts';

interface AppointmentCardProps {
  appointment: Appointment;
  now: Date;
  onCallOff: () => void;
}

/** One appointment and the actions that the advisor has for it. */
export function AppointmentCard({ appointment, now, onCallOff }: AppointmentCardProps) {
  const { start, end, title, firstName, lastName, phone, email, answers } = appointment;
  const name = `${firstName} ${lastName}`;
  const { cancelledBy, reason } = appointment;
  return (
    <Card as="li">
      <Flex direction={{ base: 'column', md: 'row' }} justify="space-between" gap="4">
        <Stack gap="1" minW="0">
          <Text fontWeight="semibold">
            {formatLongDate(start)}, {texts.time(formatTime(start), formatTime(end))}
          </Text>
          <Text overflowWrap="anywhere">
            {title} · <Person appointment={appointment} name={name} />
          </Text>
          <Flex columnGap="4" rowGap="1" wrap="wrap" align="center" textStyle="sm">
            <PhoneLink phone={phone} />
            {email !== null && <EmailLink email={email} />}
            <PlaceOf appointment={appointment} />
          </Flex>
          {answers.map(({ question, answer }) => (
            <Text key={question} textStyle="sm" overflowWrap="anywhere">
              <Text as="span" color="fg.muted">
                {question}
              </Text>{' '}
              {answer}
            </Text>
          ))}
          {cancelledBy !== null && (
            <Badge alignSelf="flex-start" colorPalette="gray">
              {texts.cancelled[cancelledBy]}
            </Badge>
          )}
          {reason !== null && (
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {reason}
            </Text>
          )}
        </Stack>
        {isComing(appointment, now) && (
          <Button
            variant="surface"
            colorPalette="gray"
            size="sm"
            alignSelf="flex-start"
            aria-label={texts.callOffOf(name)}
            onClick={onCallOff}
          >
            {texts.callOff}
          </Button>
        )}
        {isToRecord(appointment, now) && <Outcome appointment={appointment} name={name} />}
      </Flex>
    </Card>
  );
}

function Person({ appointment, name }: { appointment: Appointment; name: string }) {
  if (!appointment.isOwn) return <>{name}</>;
  return (
    <Link asChild>
      <RouterLink to={paths.customer(appointment.customer)}>{name}</RouterLink>
    </Link>
  );
}

function PlaceOf({ appointment: { place } }: { appointment: Appointment }) {
  switch (place.kind) {
    case 'phone':
      return <Text color="fg.muted">{texts.place.phone}</Text>;
    case 'online':
      return (
        <Link href={place.link} target="_blank" rel="noopener noreferrer">
          {texts.join}
        </Link>
      );
    case 'address':
      return (
        <Text color="fg.muted" overflowWrap="anywhere">
          {place.address}
        </Text>
      );
  }
}

const OUTCOMES = ['came', 'missed'] as const;

function Outcome({ appointment, name }: { appointment: Appointment; name: string }) {
  const record = useMutation(recordAppointmentMutation());
  const { id, state, isOwn, customer } = appointment;
  async function save(outcome: 'came' | 'missed'): Promise<void> {
    try {
      await record.mutateAsync({ id, outcome });
      toast({ type: 'success', title: texts.recorded });
    } catch (error) {
      toastFailure(error, { title: texts.recordFailed });
    }
  }
  return (
    <Stack gap="2">
      <SegmentedChoice
        legend={texts.how(name)}
        disabled={record.isPending}
        options={OUTCOMES.map((value) => ({ value, label: texts.outcomes[value] }))}
        value={state === 'came' || state === 'missed' ? state : null}
        onValueChange={(outcome) => void save(outcome)}
      />
      {state === 'came' && isOwn && (
        <Link asChild textStyle="sm">
          <RouterLink to={paths.reportDeal(customer)}>{texts.reportDeal}</RouterLink>
        </Link>
      )}
    </Stack>
  );
}
