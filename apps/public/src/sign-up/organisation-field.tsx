import { organisationsQuery } from '@wbd/data/organisations';
import type { Organisation } from '@wbd/domain/content';
import { searchFor, searchText } from '@wbd/domain/fields';
import { useQuery } from '@wbd/query';
import { Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Field, Input, SelectField, type useForm } from '@wbd/ui/form';
import { useEffect, useState } from 'react';
import type { SignUp } from './sign-up-schema.ts';
import { signUpTexts as texts } from './texts.de.ts';

type SignUpForm = ReturnType<typeof useForm<SignUp, SignUp>>;

/** The organisation that pays commission. Searching filters the list and selects the first match. */
export function OrganisationField({ form, disabled }: { form: SignUpForm; disabled: boolean }) {
  const { data, error, isError, isFetching, refetch } = useQuery(organisationsQuery());
  const [typed, setTyped] = useState('');
  usePreselected(form, data?.[0]?.id);
  const matches = data?.filter(isNamed(typed)) ?? [];
  // keeps the selection visible when nothing matches
  const shown = matches.length === 0 ? data : matches;

  function search(next: string): void {
    setTyped(next);
    const found = data?.filter(isNamed(next)) ?? [];
    const [first] = found;
    if (!first || found.some(({ id }) => id === form.getValues('org'))) return;
    form.setValue('org', first.id, { shouldDirty: true });
  }

  return (
    <Stack gap="3">
      {isError && (
        <FailureAlert
          error={error}
          text={texts.organisationsFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      <SelectField
        form={form}
        disabled={disabled}
        name="org"
        options={shown?.map(({ id, name }) => ({ value: id, label: name })) ?? placeholder(isError)}
      />
      <Field label={texts.searchOrganisation} disabled={disabled || !data}>
        <Input
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            search(target.value);
          }}
        />
      </Field>
      <Text role="status" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {data && typed.trim() !== '' && texts.found(matches.length)}
      </Text>
    </Stack>
  );
}

/** Shows a loading option until the organisations arrive. */
const placeholder = (isError: boolean) =>
  isError ? [] : [{ value: '', label: texts.organisationsLoading }];

function isNamed(typed: string): (organisation: Organisation) => boolean {
  const isFound = searchFor(typed);
  return ({ name }) => isFound(searchText(name));
}

/** Preselects the first organisation until the person chooses one. */
function usePreselected(form: SignUpForm, first: string | undefined): void {
  const { clearErrors, getValues, setValue } = form;
  useEffect(() => {
    if (first === undefined || getValues('org') !== '') return;
    setValue('org', first);
    // the form may have been submitted before the list was loaded
    clearErrors('org');
  }, [first, clearErrors, getValues, setValue]);
}
