import type { SessionWithAccess } from '@wbd/data/sessions';
import { hasBegun, timesShown } from '@wbd/domain/time';
import { Box, Flex, Heading, IconButton, Stack, Text } from '@wbd/ui';
import {
  DateField,
  FormGrid,
  NumberField,
  TextareaField,
  TextField,
  TimeField,
  type KitForm,
} from '@wbd/ui/form';
import { Copy, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { CheckedSeminar, SeminarValues } from './seminar-values.ts';
import { formTexts } from './texts.de.ts';

const texts = formTexts.sessionFields;

export interface SessionFieldsProps {
  form: KitForm<SeminarValues, CheckedSeminar>;
  index: number;
  /** whether the seminar takes place online */
  online: boolean;
  /** as it was read; undefined for one that is new */
  stored: SessionWithAccess | undefined;
  onCopy: () => void;
  /** undefined for the only session */
  onRemove: (() => void) | undefined;
}

/** One date of a seminar. One that has begun stays where it is, one with registrations stays. */
export function SessionFields(props: SessionFieldsProps) {
  const { form, index, online, stored, onCopy, onRemove } = props;
  const headingId = useId();
  const registrations = stored?.registrationCount ?? 0;
  const begun = stored !== undefined && hasBegun(stored, new Date());
  const name = `sessions.${index}` as const;
  const [day, time] = form.watch([`${name}.day`, `${name}.time`]);
  const isTwice = day !== '' && time !== '' && timesShown(day, time) === 2;
  return (
    <Box
      role="group"
      aria-labelledby={headingId}
      borderWidth="1px"
      borderRadius="lg"
      p={{ base: '4', md: '5' }}
      bg="bg.subtle"
    >
      <Flex justify="space-between" align="center" gap="3" mb="3" minH="11">
        <Heading id={headingId} as="h3" size="md">
          {formTexts.session(index + 1)}
        </Heading>
        <Flex>
          <IconButton
            variant="ghost"
            colorPalette="gray"
            aria-label={formTexts.copySession(index + 1)}
            onClick={onCopy}
          >
            <Copy aria-hidden />
          </IconButton>
          {onRemove && (
            <IconButton
              variant="ghost"
              colorPalette="gray"
              aria-label={formTexts.removeSession(index + 1)}
              disabled={registrations > 0}
              onClick={onRemove}
            >
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </Flex>
      </Flex>
      <Stack gap="5">
        {registrations > 0 && (
          <Text textStyle="sm" color="fg.muted">
            {formTexts.sessionRemains(registrations)}
          </Text>
        )}
        <FormGrid>
          <DateField
            form={form}
            name={`${name}.day`}
            label={texts.day}
            hint={begun ? formTexts.sessionHasBegun : undefined}
            disabled={begun}
            required
          />
          <TimeField
            form={form}
            name={`${name}.time`}
            label={texts.time}
            hint={isTwice ? texts.timeTwice : undefined}
            disabled={begun}
            required
          />
          <TextField
            form={form}
            name={`${name}.location`}
            label={texts.location}
            hint={online ? texts.onlineLocationHint : texts.locationHint}
            required
          />
          <NumberField
            form={form}
            name={`${name}.maxParticipants`}
            label={texts.maxParticipants}
            required
          />
        </FormGrid>
        <TextareaField
          form={form}
          name={`${name}.directions`}
          label={online ? texts.meetingLink : texts.address}
          hint={texts.directionsHint}
          rows={2}
        />
      </Stack>
    </Box>
  );
}
