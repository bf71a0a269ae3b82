import { setTaxProfileMutation } from '@wbd/data/payouts';
import type { Advisor } from '@wbd/domain/advisors';
import {
  bankText,
  CREDIT_NOTE_WORDING,
  creditNoteTexts,
  HOME,
  TAX_KINDS,
  type TaxProfile,
} from '@wbd/domain/commission';
import { bankCountries } from '@wbd/domain/iban';
import { useMutation } from '@wbd/query';
import { Button, Stack, toast } from '@wbd/ui';
import {
  CheckboxField,
  ChoiceField,
  Form,
  SelectField,
  TextField,
  useForm,
  useWatch,
} from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { PartyFields } from '../shared/party-fields.tsx';
import { WaitingAccount } from '../shared/waiting-account.tsx';
import { profileFormSchema, profileInput, profileValues } from './profile-form.ts';
import { profileTexts as texts } from './texts.de.ts';

/** Names of countries in German, in their order. */
function countryOptions() {
  const names = new Intl.DisplayNames('de', { type: 'region' });
  const options = bankCountries()
    .filter((code) => code !== HOME)
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'de'));
  return [{ value: '', label: texts.chooseCountry }, ...options];
}

interface EditProfileProps {
  /** null until the partner has entered one */
  profile: TaxProfile | null;
  advisor: Advisor;
}

export function EditProfile({ profile, advisor }: EditProfileProps) {
  const set = useMutation(setTaxProfileMutation());
  const [schema] = useState(() => profileFormSchema(profile !== null));
  const [countries] = useState(countryOptions);
  const form = useForm({
    schema,
    defaultValues: profileValues(profile, advisor),
    words: texts,
  });
  const { isDirty, isSubmitting } = form.formState;
  const [kind, name] = useWatch({ control: form.control, name: ['kind', 'name'] });
  const written = bankText(name);
  return (
    <Card>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <Form
        form={form}
        label={texts.title}
        failure={{ title: texts.saveFailed }}
        onSubmit={async (typed) => {
          await set.mutateAsync(profileInput(typed));
          form.reset(typed);
          toast({ type: 'success', title: texts.saved });
        }}
      >
        <Stack gap="5">
          <ChoiceField
            form={form}
            name="kind"
            options={TAX_KINDS.map((value) => ({ value, ...texts.kinds[value] }))}
          />
          <PartyFields
            form={form}
            names={['name', 'street', 'postalCode', 'city']}
            nameHint={written === '' ? undefined : texts.bankName(written)}
          />
          {kind === 'abroad' && (
            <SelectField form={form} name="country" required options={countries} />
          )}
          {kind !== 'private' && (
            <TextField form={form} name="taxId" required hint={texts.taxIdHint[kind]} />
          )}
          <TextField
            form={form}
            name="iban"
            required={profile === null}
            autoComplete="off"
            hint={profile ? texts.stored(profile.ibanEnd) : texts.ibanHint}
          />
          <WaitingAccount stored={profile} text={texts.waiting} />
          <CheckboxField form={form} name="agreed">
            {creditNoteTexts[CREDIT_NOTE_WORDING]}
          </CheckboxField>
          <Button
            type="submit"
            alignSelf="flex-start"
            loading={isSubmitting}
            loadingText={texts.saving}
          >
            {texts.save}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
