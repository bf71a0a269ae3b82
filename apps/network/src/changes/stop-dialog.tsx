import { stopWaitingChangeMutation } from '@wbd/data/money-changes';
import type { MoneyChange } from '@wbd/domain/money-changes';
import { useMutation } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Link, Stack, Text, toast } from '@wbd/ui';
import { useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { ACCOUNT_PATH } from '../shared/paths.ts';
import { changesTexts as texts } from './texts.de.ts';

const schema = z.object({});

/** Confirms that a changed account number is discarded. Shows a failure inside the dialog, where it can be retried. */
export function StopDialog({ change, onClose }: { change: MoneyChange; onClose: () => void }) {
  const stop = useMutation(stopWaitingChangeMutation());
  const form = useForm({ schema, defaultValues: {}, words: texts.dialog });
  return (
    <FormDialog
      isConfirmation
      size="sm"
      form={form}
      title={texts.dialog.title}
      submitLabel={texts.dialog.confirm}
      failure={{ title: texts.stopFailed }}
      onSubmit={async () => {
        await stop.mutateAsync({ change: change.id });
        toast({ type: 'success', title: texts.stopped });
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>{texts.dialog.text(change.before ?? '')}</Text>
        <Text>
          {texts.notYou}{' '}
          <Link asChild>
            <RouterLink to={ACCOUNT_PATH}>{texts.password}</RouterLink>
          </Link>
        </Text>
      </Stack>
    </FormDialog>
  );
}
