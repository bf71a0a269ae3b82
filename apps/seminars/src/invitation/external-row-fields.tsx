import { JOBS } from '@wbd/domain/customers';
import { emptyExternalRow, UNKNOWN_JOB } from '@wbd/domain/seats';
import { Flex, Heading, IconButton, SimpleGrid, Stack } from '@wbd/ui';
import { DateField, EmailField, FormAlert, SelectField, TextField, useWatch } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { Eraser } from 'lucide-react';
import { useId } from 'react';
import { invitationPageTexts } from './texts.de.ts';
import type { ExternalForm } from './use-external-invitation.ts';

const texts = invitationPageTexts.rowFields;
const JOB_OPTIONS = [UNKNOWN_JOB, ...JOBS].map((job) => ({ value: job, label: job }));

export interface ExternalRowFieldsProps {
  form: ExternalForm;
  index: number;
  /** what keeps this person from being invited */
  problem: string | undefined;
}

/** One person; a row without names and e-mail address is left out. */
export function ExternalRowFields({ form, index, problem }: ExternalRowFieldsProps) {
  const headingId = useId();
  const name = `rows.${index}` as const;
  const row = useWatch({ control: form.control, name });
  const empty = JSON.stringify(row) === JSON.stringify(emptyExternalRow());
  return (
    <Card role="group" aria-labelledby={headingId}>
      <Flex justify="space-between" align="center" gap="3" mb="3" minH="11">
        <Heading id={headingId} as="h2" size="md">
          {invitationPageTexts.row(index + 1)}
        </Heading>
        {!empty && (
          <IconButton
            variant="ghost"
            colorPalette="gray"
            aria-label={invitationPageTexts.clearRow(index + 1)}
            onClick={() => {
              form.setValue(name, emptyExternalRow(), { shouldDirty: true });
              form.setFocus(`${name}.firstName`);
            }}
          >
            <Eraser aria-hidden />
          </IconButton>
        )}
      </Flex>
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, sm: 2, xl: 5 }} gap="4">
          <TextField
            form={form}
            name={`${name}.firstName`}
            label={texts.firstName}
            autoComplete="off"
          />
          <TextField
            form={form}
            name={`${name}.lastName`}
            label={texts.lastName}
            autoComplete="off"
          />
          <EmailField form={form} name={`${name}.email`} label={texts.email} autoComplete="off" />
          <DateField form={form} name={`${name}.bday`} label={texts.bday} />
          <SelectField form={form} name={`${name}.job`} label={texts.job} options={JOB_OPTIONS} />
        </SimpleGrid>
        {problem !== undefined && <FormAlert>{problem}</FormAlert>}
      </Stack>
    </Card>
  );
}
