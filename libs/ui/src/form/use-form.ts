import { zodResolver } from '@hookform/resolvers/zod';
import {
  useController,
  useForm as useHookForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { PendingInput } from './pending-input.ts';
import { formTexts } from './texts.de.ts';

/** What a field says about itself. */
export type FieldText = string | { label: string; hint?: string; placeholder?: string };

/** The error of a field that does not fit its schema. An invalid text may depend on the input. */
export type FieldError =
  string | { missing: string; invalid: string | ((typed: string) => string) };

type Names<Values> = Extract<keyof Values, string>;

/** The words of a form, by the names of its fields. */
export interface FormWords<Values> {
  /** a missing one does not compile */
  fields: Readonly<Record<Names<Values>, FieldText>>;
  /** for schemas that carry no words of their own, as the entities' and callables' do */
  errors?: Readonly<Partial<Record<Names<Values>, FieldError>>>;
}

/** A form as its fields need it: React Hook Form's own, the words, and what the fields are still reading. */
export type KitForm<Values extends FieldValues, Submitted = Values> = UseFormReturn<
  Values,
  unknown,
  Submitted
> & { words: FormWords<Values>; pending: PendingInput };

export interface FormOptions<Values extends FieldValues, Submitted> {
  /** decides what may be submitted, and what the fields' texts become */
  schema: z.ZodMiniType<Submitted, Values>;
  /** what the fields hold at first; all of them, so that each is controlled from the start */
  defaultValues: Values & DefaultValues<Values>;
  words: FormWords<Values>;
}

/** A form that is checked by its schema when it is submitted, and from then on while it is typed in. */
export function useForm<Values extends FieldValues, Submitted>({
  schema,
  defaultValues,
  words,
}: FormOptions<Values, Submitted>): KitForm<Values, Submitted> {
  const form = useHookForm<Values, unknown, Submitted>({
    resolver: formResolver(schema, words),
    defaultValues,
  });
  const [pending] = useState(() => new PendingInput());
  return { ...form, words, pending };
}

/** Checks values with the schema; where that has no words of its own, the form's are used. */
export function formResolver<Values extends FieldValues, Submitted>(
  schema: z.ZodMiniType<Submitted, Values>,
  { errors }: Pick<FormWords<Values>, 'errors'>,
): Resolver<Values, unknown, Submitted> {
  return zodResolver(schema, {
    error: ({ path, input }) => errorText(errors, path?.[0], input),
  });
}

function errorText<Values>(
  errors: FormWords<Values>['errors'],
  name: PropertyKey | undefined,
  input: unknown,
): string {
  const texts: Readonly<Record<PropertyKey, FieldError | undefined>> = errors ?? {};
  const text = name === undefined ? undefined : texts[name];
  if (text === undefined) return formTexts.invalid;
  if (typeof text === 'string') return text;
  if (isEmpty(input)) return text.missing;
  return typeof text.invalid === 'string' ? text.invalid : text.invalid(String(input));
}

function isEmpty(input: unknown): boolean {
  return input === null || input === undefined || (typeof input === 'string' && !input.trim());
}

/** What every field of a form is given. */
export interface BoundProps<Values extends FieldValues, Submitted> {
  form: KitForm<Values, Submitted>;
  name: FieldPath<Values>;
  /** instead of the form's words: for a field of a list, or one that changes its words */
  label?: string;
  hint?: string | undefined;
  required?: boolean;
  disabled?: boolean;
}

/** A field's value, and what stands around it. */
export function useField<Values extends FieldValues, Submitted>({
  form,
  name,
  label,
  hint,
  required = false,
  disabled = false,
}: BoundProps<Values, Submitted>) {
  const { field, fieldState } = useController<Values, FieldPath<Values>, Submitted>({
    control: form.control,
    name,
  });
  const fields: Readonly<Record<string, FieldText | undefined>> = form.words.fields;
  const text = fields[name] ?? '';
  const words = typeof text === 'string' ? { label: text } : text;
  return {
    field,
    placeholder: 'placeholder' in words ? words.placeholder : undefined,
    frame: {
      label: label ?? words.label,
      hint: hint ?? ('hint' in words ? words.hint : undefined),
      error: fieldState.error?.message,
      required,
      disabled: disabled || field.disabled === true,
    },
  };
}
