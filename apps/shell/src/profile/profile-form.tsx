import { changeAdvisorCodeMutation, updateAdvisorMutation } from '@wbd/data/advisors';
import type { Advisor } from '@wbd/domain/advisors';
import { may } from '@wbd/domain/plans';
import { useMutation } from '@wbd/query';
import { Button, Stack, toast } from '@wbd/ui';
import { Field, Form, Input, PlainCode, useField, useForm, type KitForm } from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { useMemo } from 'react';
import { profileSchema, type Profile, type ProfileValues } from './profile-values.ts';
import { profileTexts as texts, saveFailures } from './texts.de.ts';

/** Code and booking link; both can only be read in the Basic package. */
export function ProfileForm({ advisor }: { advisor: Advisor }) {
  const { id: uid, code, bookingslink, lv } = advisor;
  const changeCode = useMutation(changeAdvisorCodeMutation());
  const update = useMutation(updateAdvisorMutation(uid));
  const form = useForm({
    schema: useMemo(() => profileSchema(code), [code]),
    defaultValues: { code, bookingslink: bookingslink ?? '' },
    words: texts.words,
  });
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const locked = !may(lv, 'chooseCode');

  async function save(values: Profile): Promise<void> {
    // the part that may be refused comes first; the next attempt does not send saved parts again
    if (dirtyFields.code) {
      await changeCode.mutateAsync({ code: values.code });
      form.resetField('code', { defaultValue: values.code });
    }
    if (dirtyFields.bookingslink) {
      await update.mutateAsync({ bookingslink: values.bookingslink });
      form.resetField('bookingslink', { defaultValue: values.bookingslink ?? '' });
    }
    toast({ type: 'success', title: texts.saved });
  }

  return (
    <Form
      form={form}
      onSubmit={save}
      failure={{ title: texts.saveFailed, texts: saveFailures }}
      failingFields={{ 'advisor/code-taken': 'code' }}
    >
      <Stack gap="5">
        <ProfileField
          form={form}
          name="code"
          locked={locked}
          hint={texts.code.hint(`${window.location.host}/${code}`)}
          whenEmpty={texts.code.missing}
        />
        {!locked && (
          <PlainCode
            code={form.watch('code')}
            disabled={isSubmitting}
            onTake={(plain) => {
              form.setValue('code', plain, { shouldDirty: true });
            }}
          />
        )}
        <ProfileField
          form={form}
          name="bookingslink"
          locked={locked}
          hint={texts.bookingslink.hint}
          whenEmpty={locked ? undefined : texts.bookingslink.missing}
        />
        {!locked && (
          <Button
            type="submit"
            alignSelf="flex-start"
            loading={isSubmitting}
            loadingText={texts.saving}
          >
            {texts.save}
          </Button>
        )}
      </Stack>
      <UnsavedGuard when={isDirty && !isSubmitting && !locked} />
    </Form>
  );
}

interface ProfileFieldProps {
  form: KitForm<ProfileValues, Profile>;
  name: keyof ProfileValues;
  /** the package does not allow a change */
  locked: boolean;
  hint: string;
  /** marks the field while it is empty, also before it is submitted */
  whenEmpty: string | undefined;
}

function ProfileField({ form, name, locked, hint, whenEmpty }: ProfileFieldProps) {
  const { field, frame } = useField({ form, name, hint: locked ? texts.basicPlan : hint });
  const isEmpty = field.value.trim() === '';
  return (
    <Field {...frame} error={frame.error ?? (isEmpty ? whenEmpty : undefined)} readOnly={locked}>
      <Input {...field} readOnly={locked} autoComplete="off" autoCapitalize="none" />
    </Field>
  );
}
