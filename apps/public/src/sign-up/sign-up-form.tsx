import { advisorCodeOf } from '@wbd/domain/advisors';
import { errorTexts } from '@wbd/domain/errors';
import type { Plan } from '@wbd/domain/plans';
import { Link as RouterLink } from '@wbd/router';
import { Button, Link, Stack } from '@wbd/ui';
import {
  EmailField,
  Form,
  FormGrid,
  PasswordField,
  PlainCode,
  TextField,
  useForm,
  useWatch,
} from '@wbd/ui/form';
import { useEffect, type ReactNode } from 'react';
import { ConsentLine } from '../shared/consent-line.tsx';
import { paths } from '../shared/paths.ts';
import { passwordRefusals } from '../shared/password-refusals.ts';
import { OrganisationField } from './organisation-field.tsx';
import { NOTHING_ENTERED, signUpSchema, type SignUp } from './sign-up-schema.ts';
import { signUpFailures, signUpTexts as texts } from './texts.de.ts';
import { dropSignUpDraft, useSignUpDraft } from './use-sign-up-draft.ts';

export interface SignUpFormProps {
  plan: Plan;
  busy: boolean;
  /** above the consent */
  note: ReactNode;
  onSubmit: (entered: SignUp) => Promise<void>;
}

/** Refusals that a field shows. */
const refusals = { ...passwordRefusals, 'advisor/email-taken': 'email' } as const;

/** Name, address, code, organisation and password. */
export function SignUpForm({ plan, busy, note, onSubmit }: SignUpFormProps) {
  const form = useForm({ schema: signUpSchema, defaultValues: NOTHING_ENTERED, words: texts });
  useSuggestedCode(form);
  useSignUpDraft(form);
  const code = form.watch('code');
  const shared = { form, disabled: busy } as const;
  const isTaken = form.formState.errors.email?.message === errorTexts['advisor/email-taken'];

  return (
    <Form
      form={form}
      onSubmit={async (entered) => {
        await onSubmit(entered);
        dropSignUpDraft();
      }}
      failure={{ title: texts.error, texts: signUpFailures }}
      failingFields={refusals}
    >
      <Stack gap="5">
        <FormGrid>
          <TextField {...shared} name="firstName" autoComplete="given-name" />
          <TextField {...shared} name="lastName" autoComplete="family-name" />
        </FormGrid>
        <EmailField {...shared} name="email" />
        {isTaken && (
          <Link asChild alignSelf="flex-start">
            <RouterLink to={paths.signIn} state={{ email: form.getValues('email') }}>
              {texts.signInInstead}
            </RouterLink>
          </Link>
        )}
        <TextField
          {...shared}
          name="code"
          autoComplete="off"
          // the server-rendered form has no code, so `window` is defined here
          hint={code === '' ? undefined : texts.addressOf(window.location.host, code)}
        />
        <PlainCode
          code={code}
          disabled={busy}
          onTake={(plain) => {
            form.setValue('code', plain, { shouldDirty: true });
          }}
        />
        <OrganisationField {...shared} />
        <FormGrid>
          <PasswordField {...shared} name="password" autoComplete="new-password" />
          <PasswordField {...shared} name="confirmation" autoComplete="new-password" />
        </FormGrid>
        {note}
        <ConsentLine occasion="sign-up" />
        <Button
          type="submit"
          size="lg"
          w="full"
          disabled={busy}
          loading={busy}
          loadingText={texts.busy}
        >
          {plan === 'basic' ? texts.submit.basic : texts.submit.paid}
        </Button>
      </Stack>
    </Form>
  );
}

type SignUpKitForm = ReturnType<typeof useForm<SignUp, SignUp>>;

/** The code follows the name until it is typed by hand. */
function useSuggestedCode(form: SignUpKitForm): void {
  const [firstName, lastName] = useWatch({
    control: form.control,
    name: ['firstName', 'lastName'],
  });
  const isTyped = form.formState.dirtyFields.code === true;
  const { clearErrors, setValue } = form;
  useEffect(() => {
    if (isTyped) return;
    const code = advisorCodeOf(firstName, lastName);
    setValue('code', code);
    // of who sent the form before there was a name
    if (code !== '') clearErrors('code');
  }, [firstName, lastName, isTyped, clearErrors, setValue]);
}
