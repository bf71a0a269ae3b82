import { draftTeam, foundTeamMutation } from '@wbd/data/teams';
import { LONGEST_TEAM_NAME, teamNameSchema } from '@wbd/domain/teams';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { TextField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { useState } from 'react';
import * as z from 'zod/mini';
import { startTexts as texts } from './texts.de.ts';

const schema = z.object({ name: teamNameSchema });

export function FoundDialog({ onClose }: { onClose: () => void }) {
  const found = useMutation(foundTeamMutation());
  // every attempt founds the same team
  const [draft] = useState(draftTeam);
  const form = useForm({ schema, defaultValues: { name: '' }, words: texts });
  return (
    <FormDialog
      form={form}
      title={texts.foundTitle}
      description={texts.foundText}
      submitLabel={texts.found}
      failure={{ title: texts.foundFailed }}
      onSubmit={async ({ name }) => {
        await found.mutateAsync({ team: draft, name });
        toast({ type: 'success', title: texts.founded(name) });
        onClose();
      }}
      onClose={onClose}
    >
      <TextField form={form} name="name" required maxLength={LONGEST_TEAM_NAME} autoFocus />
    </FormDialog>
  );
}
