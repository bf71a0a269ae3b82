import { renameOrganisationMutation } from '@wbd/data/organisations';
import {
  LONGEST_ORGANISATION_NAME,
  organisationNameSchema,
  type ListedOrganisation,
} from '@wbd/domain/accounts';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { TextField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { organisationsTexts } from './texts.de.ts';

const texts = organisationsTexts.dialog;
const schema = z.object({ name: organisationNameSchema });

/** Asks for the organisation's other name. */
export function RenameDialog({
  organisation: { id, name: present },
  onClose,
}: {
  organisation: ListedOrganisation;
  onClose: () => void;
}) {
  const rename = useMutation(renameOrganisationMutation());
  const form = useForm({ schema, defaultValues: { name: present }, words: texts });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      description={texts.text}
      submitLabel={texts.action}
      busyLabel={texts.busy}
      failure={{ title: texts.failed }}
      onSubmit={async ({ name }) => {
        await rename.mutateAsync({ id, name });
        toast({ type: 'success', title: texts.done });
        onClose();
      }}
      onClose={onClose}
    >
      <TextField form={form} name="name" maxLength={LONGEST_ORGANISATION_NAME} autoComplete="off" />
    </FormDialog>
  );
}
