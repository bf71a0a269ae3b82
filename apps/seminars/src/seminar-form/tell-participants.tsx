import type { SessionChangePreview } from '@wbd/domain/seminars';
import { Box, Stack, Text } from '@wbd/ui';
import { SwitchField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { sharedTexts } from '../shared/texts.de.ts';
import { formTexts } from './texts.de.ts';

const texts = formTexts.tell;
const schema = z.object({ notifies: z.boolean() });

/** How the owner wants to save a change. */
export interface ChangeDecision {
  isQuiet: boolean;
}

export interface TellParticipantsProps {
  preview: SessionChangePreview;
  /** called with null when the owner cancels */
  decide: (decision: ChangeDecision | null) => void;
}

/** Asks whether participants get a mail about a change, and shows the mail. */
export function TellParticipants({ preview, decide }: TellParticipantsProps) {
  const { reached, unreached, waitingClosed, isImportant, mail } = preview;
  const form = useForm({ schema, defaultValues: { notifies: isImportant }, words: texts });
  const notifies = form.watch('notifies');
  return (
    <FormDialog
      form={form}
      title={texts.title}
      isConfirmation
      onSubmit={({ notifies: isTold }) => {
        decide({ isQuiet: reached > 0 && !isTold });
      }}
      onClose={() => {
        decide(null);
      }}
    >
      <Stack gap="4">
        {reached > 0 && (
          <>
            <SwitchField form={form} name="notifies" />
            <Text>{notifies ? sharedTexts.mails(reached) : texts.quiet}</Text>
          </>
        )}
        {unreached > 0 && <Text>{texts.unreached(unreached)}</Text>}
        {waitingClosed > 0 && <Text>{texts.waitingClosed(waitingClosed)}</Text>}
        {mail && notifies && (
          <Box
            as="section"
            aria-label={texts.mail}
            // lets keyboard users scroll it
            tabIndex={0}
            maxH="64"
            overflowY="auto"
            borderWidth="1px"
            borderRadius="lg"
            p="4"
          >
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {mail.subject}
            </Text>
            <Text mt="3" textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
              {mail.text}
            </Text>
          </Box>
        )}
      </Stack>
    </FormDialog>
  );
}
