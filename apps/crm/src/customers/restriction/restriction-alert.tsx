import type { Customer } from '@wbd/domain/customers';
import { formatDate } from '@wbd/domain/time';
import { Button, Stack, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { restrictionTexts } from './texts.de.ts';

const texts = restrictionTexts.alert;

interface RestrictionAlertProps {
  restriction: NonNullable<Customer['restriction']>;
  onLift: () => void;
}

/** Says that the data of a customer may only be stored, why and since when. */
export function RestrictionAlert({ restriction, onLift }: RestrictionAlertProps) {
  return (
    <FormAlert status="warning" title={texts.title(formatDate(restriction.since))}>
      <Stack gap="2" align="flex-start">
        <Text overflowWrap="anywhere">{texts.text(restriction.reason)}</Text>
        {restriction.by === 'person' && <Text>{texts.byPerson}</Text>}
        <Text>{texts.rules}</Text>
        <Button variant="outline" onClick={onLift}>
          {texts.lift}
        </Button>
      </Stack>
    </FormAlert>
  );
}
